import type { ReactNode } from 'react';
import { roundedPath } from '../geometry.ts';

export interface Place {
  x: number;
  y: number;
}

interface AtProps extends Place {
  scale?: number;
  children: ReactNode;
}

export function At({ x, y, scale, children }: AtProps) {
  return <g transform={`translate(${x} ${y})${scale ? ` scale(${Math.round(scale * 100) / 100})` : ''}`}>{children}</g>;
}

interface CableProps {
  /** The points of the line, such as `40,60 40,90`, from one device or terminal to another. */
  via: string;
  isFaint?: boolean;
  isDashed?: boolean;
}

/** A cable, dashed: a radio link. drawing.test.tsx checks that both ends are on the outline of a device or on a terminal. */
export function Cable({ via, isFaint, isDashed }: CableProps) {
  return (
    <path
      d={roundedPath(via.split(' ').map((point) => point.split(',').map(Number) as [number, number]))}
      data-cable
      data-ink={isFaint ? 'faint' : undefined}
      data-dash={isDashed || undefined}
    />
  );
}

export function Terminal({ x, y }: Place) {
  return <rect x={x - 3.5} y={y - 3.5} width="7" height="7" data-ink="solid" data-terminal />;
}

/** A slowly blinking status light. */
export function Live({ x, y }: Place) {
  return <circle cx={x} cy={y} r="3.5" data-ink="solid" data-live />;
}

interface BoxProps extends Place {
  w: number;
  h: number;
  r?: number;
  isFaint?: boolean;
}

/** The outline of a device. */
export function Box({ x, y, w, h, r, isFaint }: BoxProps) {
  const outline = <rect x={x} y={y} width={w} height={h} rx={r} data-ink="ground" data-outline />;
  return isFaint ? <g data-ink="faint">{outline}</g> : outline;
}

/** Floors and walls of a building in section: `floors` slabs from `top` down. */
export function Building({ x, y, w, h, floors }: Place & { w: number; h: number; floors: number }) {
  const slabs = Array.from({ length: floors }, (_, floor) => `M${x} ${y + (h / floors) * (floor + 1)}h${w}`);
  return <path d={`M${x} ${y + h}V${y}h${w}v${h}${slabs.join('')}`} data-ink="faint" />;
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
