import { type Position, Translate } from './basics.tsx';

/** A padlock. 60 by 78. */
export function Padlock({ x, y, scale }: Position & { scale?: number }) {
  return (
    <Translate x={x} y={y} scale={scale}>
      <path d="M12 34V20a18 18 0 0 1 36 0v14" />
      <rect y="34" width="60" height="44" rx="5" data-fill="background" />
      <circle cx="30" cy="52" r="5" />
      <path d="M30 57v9" />
    </Translate>
  );
}

/** A shield. 100 by 122. */
export function Shield({ x, y, scale }: Position & { scale?: number }) {
  return (
    <Translate x={x} y={y} scale={scale}>
      <path d="M50 0l50 18v42c0 30-20 50-50 62C20 110 0 90 0 60V18z" data-fill="background" />
      <path d="M50 14l37 13v33c0 23-14 38-37 48C27 98 13 83 13 60V27z" data-fill="tint" />
      <path d="M30 60l14 15 27-30" strokeWidth="3" />
    </Translate>
  );
}

/** A firewall in brick bond. 44 wide, `h` high. */
export function Wall({ x, y, h }: Position & { h: number }) {
  const rows = Array.from({ length: Math.floor(h / 20) }, (_, row) => row * 20);
  return (
    <Translate x={x} y={y}>
      <rect width="44" height={rows.length * 20} data-fill="background" />
      <rect width="44" height={rows.length * 20} data-fill="tint" />
      {rows.map((top, row) => (
        <path key={top} d={`M0 ${top}h44M${row % 2 ? 14 : 30} ${top}v20`} />
      ))}
    </Translate>
  );
}

/** A key, bow to the left. 96 by 36. */
export function Key({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <circle cx="18" cy="18" r="17" />
      <circle cx="18" cy="18" r="6" />
      <path d="M35 18h61v13M80 18v11" />
    </Translate>
  );
}

/** A tick, 24 wide, or an exclamation mark. */
export function Mark({ x, y, isOk = true }: Position & { isOk?: boolean }) {
  return (
    <Translate x={x} y={y}>
      <path d={isOk ? 'M-11 0l8 9L11-9' : 'M0-12V4M0 12v1'} strokeWidth="3" />
    </Translate>
  );
}

/** Lines of text, of decreasing length. */
export function Lines({ x, y, w, count = 3 }: Position & { w: number; count?: number }) {
  const shares = [1, 0.7, 0.85, 0.6, 0.9];
  return (
    <path
      data-stroke="muted"
      d={Array.from({ length: count }, (_, line) => `M${x} ${y + line * 14}h${w * (shares[line % 5] ?? 1)}`).join('')}
    />
  );
}
