import { use } from 'react';
import { SheetScale } from '../sheet.tsx';
import { Box, type Position, StatusLight, Translate } from './basics.tsx';

/** A ceiling access point and the rings it covers, downwards. Its plate is on the ceiling at the origin, 80 wide. */
export function AccessPoint({ x, y, rings = 2 }: Position & { rings?: number }) {
  return (
    <Translate x={x} y={y}>
      {Array.from({ length: rings }, (_, ring) => 44 + ring * 30).map((radius) => (
        <path
          key={radius}
          data-dash
          d={`M${-radius * 0.94} ${radius * 0.34}A${radius} ${radius} 0 0 0 ${radius * 0.94} ${radius * 0.34}`}
        />
      ))}
      <path d="M-30 0a30 13 0 0 0 60 0z" data-fill="background" />
      <path d="M-36 0h72" />
      <StatusLight x={0} y={6} />
    </Translate>
  );
}

/** An access point on a floor plan and the circle it covers. `r` in feet. */
export function Coverage({ x, y, r }: Position & { r: number }) {
  const radius = r * use(SheetScale);
  return (
    <Translate x={x} y={y}>
      <circle r={radius} data-fill="tint" />
      <circle r={radius} data-dash />
      <Box x={-11} y={-11} w={22} h={22} r={4} />
      <StatusLight x={0} y={0} />
    </Translate>
  );
}

/** A cloud. 180 by 100, its lower edge from 42 to 142 at 96. */
export function Cloud({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <path data-fill="background" d="M42 96a32 32 0 0 1-6-63 44 44 0 0 1 84-9 36 36 0 0 1 22 72z" />
    </Translate>
  );
}

/** A screen on its stand. 130 by 100. */
export function Screen({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={130} h={82} r={3} />
      <path d="M46 100h38M65 82v18" />
    </Translate>
  );
}

/** A laptop. 120 by 78. */
export function Laptop({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={12} y={0} w={96} h={64} r={4} />
      <path d="M0 78h120l-10-14H10z" data-fill="background" />
    </Translate>
  );
}

/** A phone. 42 by 80. */
export function Phone({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={42} h={80} r={7} />
      <path d="M16 7h10" />
    </Translate>
  );
}

/** A measured line over time with one excursion. 150 by 60. */
export function Trace({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <path data-stroke="muted" d="M0 0v60h150M0 20h150M0 40h150" />
      <path d="M4 44l16-6 14 5 14-10 14 6 12-34 12 40 14-14 16 6 14-8 16 3" />
    </Translate>
  );
}

/** Radio waves towards the right, or the left with `flip`. 34 high around the origin. */
export function Waves({ x, y, flip }: Position & { flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${flip ? ' scale(-1 1)' : ''}`}>
      <path d="M0-8a12 12 0 0 1 0 16M7-14a20 20 0 0 1 0 28M14-20a28 28 0 0 1 0 40" />
    </g>
  );
}
