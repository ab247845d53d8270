import { Box, type Position, StatusLight, Translate } from './basics.tsx';

interface DoorProps extends Position {
  /** The leaf is hinged on the left, with `flip` on the right. */
  flip?: boolean;
  /** Height of the leaf, half as wide. */
  h?: number;
}

/** A door with its frame and a lever, standing on the floor at y + h. 90 by 180 without `h`. */
export function Door({ x, y, h = 180, flip }: DoorProps) {
  const w = h / 2;
  const lever = flip ? w * 0.12 : w * 0.88;
  return (
    <Translate x={x} y={y}>
      <path d={`M-7 ${h}V-7h${w + 14}v${h + 7}`} data-stroke="muted" />
      <Box x={0} y={0} w={w} h={h} />
      <path d={`M${w * 0.16} ${h * 0.16}h${w * 0.68}v${h * 0.32}H${w * 0.16}z`} data-stroke="muted" />
      <path d={`M${lever} ${h * 0.56}v${h * 0.08}M${lever} ${h * 0.585}h${flip ? 12 : -12}`} />
    </Translate>
  );
}

/** A card reader with its light. 30 by 52. */
export function Reader({ x, y, scale }: Position & { scale?: number }) {
  return (
    <Translate x={x} y={y} scale={scale}>
      <Box x={0} y={0} w={30} h={52} r={5} />
      <path d="M9 36h12M9 42h12" />
      <path d="M10 22a7 7 0 0 1 10 0M6.5 18a12 12 0 0 1 17 0" />
      <StatusLight x={15} y={9} />
    </Translate>
  );
}

/** A door station: camera, speaker and call button. 36 by 72. */
export function Intercom({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={36} h={72} r={5} />
      <circle cx="18" cy="16" r="7" />
      <circle cx="18" cy="16" r="2.5" data-fill="solid" />
      <path d="M10 34h16M10 40h16" />
      <circle cx="18" cy="56" r="6" />
    </Translate>
  );
}

/** A wireless lock on a door: the escutcheon with its lever. 22 by 58. */
export function WirelessLock({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={22} h={58} r={8} />
      <path d="M11 38h-22" strokeWidth="3" />
      <StatusLight x={11} y={14} />
    </Translate>
  );
}

/** A controller panel with two rows of terminals. 120 by 90. */
export function Panel({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={120} h={90} r={3} />
      <rect x="10" y="10" width="100" height="70" data-stroke="muted" />
      {[18, 34, 50, 66, 82, 98].map((at) => (
        <path key={at} d={`M${at} 20v10M${at} 60v10`} />
      ))}
      <rect x="40" y="38" width="40" height="14" />
      <StatusLight x={22} y={45} />
    </Translate>
  );
}
