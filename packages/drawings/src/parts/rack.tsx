import { Box, type Position, StatusLight, Translate } from './basics.tsx';

/** Positions of `count` equal steps. */
export const steps = (count: number, from: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index * step);

/** A 19-inch rack on its feet. 130 wide, 34 + 27 per unit high, and feet of 10. */
export function Rack({ x, y, units = 8, lit = [0, 1, 3] }: Position & { units?: number; lit?: number[] }) {
  const h = units * 27 + 34;
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={130} h={h} />
      <path d={`M10 0v${h}M120 0v${h}`} data-stroke="muted" />
      {steps(units, 20, 27).map((top, unit) => (
        <Translate key={top} x={16} y={top}>
          <rect width="98" height="21" data-stroke={lit.includes(unit) ? undefined : 'muted'} />
          {lit.includes(unit) && (
            <>
              <path d="M10 8v6M18 8v6M26 8v6M34 8v6M42 8v6M50 8v6M58 8v6" />
              <StatusLight x={86} y={10.5} />
            </>
          )}
        </Translate>
      ))}
      <path d={`M0 ${h}v10h14v-10M116 ${h}v10h14v-10`} />
    </Translate>
  );
}

interface SwitchProps extends Position {
  ports?: number;
}

/** Width of a switch. */
export const switchWidth = (ports: number) => ports * 13 + 64;

/** A switch with its ports and two uplinks. 220 by 44 with 12 ports. */
export function Switch({ x, y, ports = 12 }: SwitchProps) {
  const w = switchWidth(ports);
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={w} h={44} r={3} />
      <path
        d={steps(ports, 14, 13)
          .map((port) => `M${port} 24v-8h9v8z`)
          .join('')}
      />
      <rect x={w - 40} y="14" width="12" height="12" />
      <rect x={w - 24} y="14" width="12" height="12" />
      <StatusLight x={20} y={34} />
      <StatusLight x={w - 18} y={35} />
    </Translate>
  );
}

/** A patch panel with twelve jacks. 220 by 30. */
export function PatchPanel({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={220} h={30} />
      <path
        d={steps(12, 14, 16.5)
          .map((jack) => `M${jack} 9h10v12h-10z`)
          .join('')}
      />
    </Translate>
  );
}

/** A recorder, a server or a bridge to the cloud, with drives. 150 by 60. */
export function Recorder({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={150} h={60} r={3} />
      <path d="M14 12h22v36H14zM44 12h22v36H44zM74 12h22v36H74z" />
      <path d="M20 20h10M50 20h10M80 20h10" />
      <StatusLight x={120} y={22} />
      <path d="M108 40h28" />
    </Translate>
  );
}

/** A firewall: a small unit with its ports. 120 by 36. */
export function Firewall({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={120} h={36} r={3} />
      <path d="M12 10h26v16H12zM25 10v8M12 18h26M19 18v8M32 18v8" />
      <path d="M54 22v-8h9v8zM67 22v-8h9v8zM80 22v-8h9v8z" />
      <StatusLight x={106} y={18} />
    </Translate>
  );
}
