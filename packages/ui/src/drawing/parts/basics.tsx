import type { ReactNode } from 'react';

export interface Place {
  x: number;
  y: number;
}

export function At({ x, y, children }: Place & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** A cable along the SVG path `d`. */
export function Cable({ d, isFaint, isDashed }: { d: string; isFaint?: boolean; isDashed?: boolean }) {
  return <path d={d} data-ink={isFaint ? 'faint' : undefined} data-dash={isDashed || undefined} />;
}

export function Terminal({ x, y }: Place) {
  return <rect x={x - 3.5} y={y - 3.5} width="7" height="7" data-ink="solid" />;
}

/** A slowly blinking status light. */
export function Live({ x, y }: Place) {
  return <circle cx={x} cy={y} r="3.5" data-ink="solid" data-live />;
}

export function Label({ x, y, end, children }: Place & { end?: boolean; children: string }) {
  return (
    <text x={x} y={y} textAnchor={end ? 'end' : undefined}>
      {children}
    </text>
  );
}

/** Floors and walls of a building in section: `floors` slabs from `top` down. */
export function Building({ x, y, w, h, floors }: Place & { w: number; h: number; floors: number }) {
  const step = h / floors;
  return (
    <g data-ink="faint">
      <path d={`M${x} ${y + h}V${y}h${w}v${h}`} />
      {Array.from({ length: floors }, (_, floor) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the floors are static
        <path key={floor} d={`M${x} ${y + step * (floor + 1)}h${w}`} />
      ))}
    </g>
  );
}

/** The ground line under a building. */
export function GroundLine({ y }: { y: number }) {
  return (
    <g data-ink="faint">
      <path d={`M40 ${y}H600`} />
      <path d={`M60 ${y}l-10 10M84 ${y}l-10 10M556 ${y}l-10 10M580 ${y}l-10 10`} />
    </g>
  );
}
