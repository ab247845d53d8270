import type { ReactNode } from 'react';
import { roundedPath } from '../geometry.ts';

export interface Position {
  x: number;
  y: number;
}

interface TranslateProps extends Position {
  scale?: number;
  children: ReactNode;
}

export function Translate({ x, y, scale, children }: TranslateProps) {
  return <g transform={`translate(${x} ${y})${scale ? ` scale(${Math.round(scale * 100) / 100})` : ''}`}>{children}</g>;
}

interface CableProps {
  /** The points of the line, such as `40,60 40,90`, from one device or terminal to another. */
  via: string;
  isMuted?: boolean;
  isDashed?: boolean;
}

/** A cable, dashed: a radio link. Both ends are on the outline of a device or on a terminal. */
export function Cable({ via, isMuted, isDashed }: CableProps) {
  return (
    <path
      d={roundedPath(via.split(' ').map((point) => point.split(',').map(Number) as [number, number]))}
      data-stroke={isMuted ? 'muted' : undefined}
      data-dash={isDashed || undefined}
    />
  );
}

export function Terminal({ x, y }: Position) {
  return <rect x={x - 3.5} y={y - 3.5} width="7" height="7" data-fill="solid" />;
}

/** A slowly blinking status light. */
export function StatusLight({ x, y }: Position) {
  return <circle cx={x} cy={y} r="3.5" data-fill="solid" data-blinking />;
}

interface BoxProps extends Position {
  w: number;
  h: number;
  r?: number;
  isMuted?: boolean;
}

/** The outline of a device. */
export function Box({ x, y, w, h, r, isMuted }: BoxProps) {
  const outline = <rect x={x} y={y} width={w} height={h} rx={r} data-fill="background" />;
  return isMuted ? <g data-stroke="muted">{outline}</g> : outline;
}

/** Floors and walls of a building in section: `floors` slabs from `top` down. */
export function Building({ x, y, w, h, floors }: Position & { w: number; h: number; floors: number }) {
  const slabs = Array.from({ length: floors }, (_, floor) => `M${x} ${y + (h / floors) * (floor + 1)}h${w}`);
  return <path d={`M${x} ${y + h}V${y}h${w}v${h}${slabs.join('')}`} data-stroke="muted" />;
}

/** The ground line under a building. */
export function GroundLine({ y }: { y: number }) {
  return (
    <g data-stroke="muted">
      <path d={`M40 ${y}H600`} />
      <path d={`M60 ${y}l-10 10M84 ${y}l-10 10M556 ${y}l-10 10M580 ${y}l-10 10`} />
    </g>
  );
}
