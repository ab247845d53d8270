import { At, Live, type Place } from './basics.tsx';

/** A door with its frame, the arc of its swing and a lever. 90 by 180. */
export function Door({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <g data-ink="faint">
        <path d="M-8 180V-8h106v188" />
        <path d="M0 180a90 90 0 0 1 90-90" data-dash />
      </g>
      <rect width="90" height="180" />
      <path d="M0 20h90M12 34h66v56H12z" data-ink="faint" />
      <path d="M78 104v14M78 108h-14" />
    </At>
  );
}

/** A card reader with its light. 30 by 52. */
export function Reader({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <rect width="30" height="52" rx="5" data-ink="ground" />
      <path d="M9 36h12M9 42h12" />
      <path d="M10 22a7 7 0 0 1 10 0M6.5 18a12 12 0 0 1 17 0" />
      <Live x={15} y={9} />
    </At>
  );
}

/** A bullet camera on its bracket, looking left and down. Lens at the origin. */
export function Camera({ x, y, flip }: Place & { flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${flip ? ' scale(-1 1)' : ''}`}>
      <g transform="rotate(-24)">
        <path d="M4-12h58v24H4z" data-ink="ground" />
        <path d="M4-12L-6-15v6M4-16h46" />
        <circle cx="4" cy="0" r="6" data-ink="ground" />
        <circle cx="50" cy="4" r="2.5" data-ink="solid" data-live />
      </g>
      <path d="M46-12l24-24M70-54v36" />
    </g>
  );
}

/** What a camera sees: from the point, `reach` far, between two heights at that distance. */
export function FieldOfView({ x, y, reach, from, to }: Place & { reach: number; from: number; to: number }) {
  const near = `M${x} ${y}L${x + reach} ${y + from}V${y + to}z`;
  return (
    <>
      <path d={near} data-ink="wash" />
      <path d={near} data-dash />
      <path data-ink="faint" d={`M${x + reach / 2} ${y + from / 2}V${y + to / 2}`} />
    </>
  );
}

/** A dome camera seen from below, for plans. */
export function Dome({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <circle r="13" data-ink="ground" />
      <circle r="5" />
      <Live x={0} y={0} />
    </At>
  );
}

/** A person, as on a plan in elevation. 44 by 120, feet at the bottom. */
export function Person({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <g data-ink="faint">
        <circle cx="22" cy="12" r="11" />
        <path d="M4 70V48a18 18 0 0 1 36 0v22M12 120V62M32 120V62M22 120V84" />
      </g>
    </At>
  );
}

/** A controller panel with two rows of terminals. 120 by 90. */
export function Panel({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <rect width="120" height="90" rx="3" data-ink="ground" />
      <rect x="10" y="10" width="100" height="70" data-ink="faint" />
      {[18, 34, 50, 66, 82, 98].map((at) => (
        <path key={at} d={`M${at} 20v10M${at} 60v10`} />
      ))}
      <rect x="40" y="38" width="40" height="14" />
      <Live x={22} y={45} />
    </At>
  );
}

/** A padlock. 60 by 76. */
export function Padlock({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <path d="M12 34V20a18 18 0 0 1 36 0v14" />
      <rect y="34" width="60" height="44" rx="5" data-ink="ground" />
      <circle cx="30" cy="52" r="5" />
      <path d="M30 57v9" />
    </At>
  );
}

/** A shield. 100 by 120. */
export function Shield({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <path d="M50 0l50 18v42c0 30-20 50-50 62C20 110 0 90 0 60V18z" data-ink="ground" />
      <path d="M50 14l37 13v33c0 23-14 38-37 48C27 98 13 83 13 60V27z" data-ink="wash" />
      <path d="M30 60l14 15 27-30" strokeWidth="3" />
    </At>
  );
}

/** A firewall in brick bond. 44 wide, `h` high. */
export function Wall({ x, y, h }: Place & { h: number }) {
  const rows = Array.from({ length: Math.floor(h / 20) }, (_, row) => row * 20);
  return (
    <At x={x} y={y}>
      <rect width="44" height={rows.length * 20} data-ink="ground" />
      <rect width="44" height={rows.length * 20} data-ink="wash" />
      <rect width="44" height={rows.length * 20} />
      {rows.map((top, row) => (
        <path key={top} d={`M0 ${top}h44M${row % 2 ? 14 : 30} ${top}v20`} />
      ))}
    </At>
  );
}

/** A key, bow to the left. 96 by 36. */
export function Key({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <circle cx="18" cy="18" r="17" />
      <circle cx="18" cy="18" r="6" />
      <path d="M35 18h61v13M80 18v11" />
    </At>
  );
}
