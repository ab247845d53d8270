import { At, Live, type Place } from './basics.tsx';

/** A 19-inch rack of 8 units. 130 by 250; units start at y 20 and are 26 high. */
export function Rack({ x, y, lit = [0, 1, 3] }: Place & { lit?: number[] }) {
  return (
    <At x={x} y={y}>
      <rect width="130" height="250" data-ink="ground" />
      <path d="M10 0v250M120 0v250" data-ink="faint" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((unit) => (
        <At key={unit} x={16} y={20 + unit * 27}>
          <rect width="98" height="21" data-ink={lit.includes(unit) ? undefined : 'faint'} />
          {lit.includes(unit) && (
            <>
              <path d="M10 8v6M18 8v6M26 8v6M34 8v6M42 8v6M50 8v6M58 8v6" />
              <Live x={86} y={10.5} />
            </>
          )}
        </At>
      ))}
      <path d="M0 250v10h14v-10M116 250v10h14v-10" />
    </At>
  );
}

/** A switch with twelve ports and two uplinks. 220 by 44. */
export function Switch({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <rect width="220" height="44" rx="3" data-ink="ground" />
      {Array.from({ length: 12 }, (_, port) => 14 + port * 13).map((port) => (
        <path key={port} d={`M${port} 24v-8h9v8z`} />
      ))}
      <rect x="180" y="14" width="12" height="12" />
      <rect x="196" y="14" width="12" height="12" />
      <Live x={20} y={34} />
      <Live x={202} y={35} />
    </At>
  );
}

/** A ceiling access point and the rings it covers, downwards. Centre of the unit at the origin. */
export function AccessPoint({ x, y, rings = 3 }: Place & { rings?: number }) {
  return (
    <At x={x} y={y}>
      {Array.from({ length: rings }, (_, ring) => 44 + ring * 34).map((radius) => (
        <path
          key={radius}
          data-dash
          d={`M${-radius * 0.94} ${radius * 0.34}A${radius} ${radius} 0 0 0 ${radius * 0.94} ${radius * 0.34}`}
        />
      ))}
      <path d="M-34 0a34 14 0 0 0 68 0z" data-ink="ground" />
      <path d="M-40 0h80" />
      <Live x={0} y={6} />
    </At>
  );
}

/** An access point on a floor plan, with its full circles. */
export function Coverage({ x, y, r }: Place & { r: number }) {
  return (
    <At x={x} y={y}>
      <circle r={r} data-ink="wash" />
      <circle r={r} data-dash />
      <circle r={r * 0.62} data-dash />
      <rect x="-11" y="-11" width="22" height="22" rx="4" data-ink="ground" />
      <Live x={0} y={0} />
    </At>
  );
}

/** A patch panel with its jacks. 220 by 30. */
export function PatchPanel({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <rect width="220" height="30" data-ink="ground" />
      {Array.from({ length: 12 }, (_, jack) => 14 + jack * 16.5).map((jack) => (
        <path key={jack} d={`M${jack} 9h10v12h-10z`} />
      ))}
    </At>
  );
}

/** A cloud. 180 by 100. */
export function Cloud({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <path data-ink="ground" d="M42 96a32 32 0 0 1-6-63 44 44 0 0 1 84-9 36 36 0 0 1 22 72z" />
    </At>
  );
}

/** A screen on its stand. 130 by 100. */
export function Screen({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <rect width="130" height="82" rx="3" data-ink="ground" />
      <path d="M46 100h38M65 82v18" />
    </At>
  );
}

/** A measured line over time with one excursion. 150 by 60. */
export function Trace({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <path data-ink="faint" d="M0 0v60h150M0 20h150M0 40h150" />
      <path d="M4 44l16-6 14 5 14-10 14 6 12-34 12 40 14-14 16 6 14-8 16 3" />
    </At>
  );
}

/** A server or a network video recorder with drives. 150 by 60. */
export function Recorder({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <rect width="150" height="60" rx="3" data-ink="ground" />
      <path d="M14 12h22v36H14zM44 12h22v36H44zM74 12h22v36H74z" />
      <path d="M20 20h10M50 20h10M80 20h10" />
      <Live x={120} y={22} />
      <path d="M108 40h28" />
    </At>
  );
}
