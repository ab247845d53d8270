import { use } from 'react';
import { round } from '../geometry.ts';
import { SheetScale } from '../sheet.tsx';
import { Box, type Position, StatusLight, Translate } from './basics.tsx';
import { LabelAt } from './label.tsx';

/** A display wall of three by two. 240 by 140; a picture runs across all six. */
export function DisplayWall({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={240} h={140} />
      <path d="M6 110l52-44 34 26 50-58 40 42 52-30v88H6z" data-fill="tint" />
      <path d="M6 110l52-44 34 26 50-58 40 42 52-30" />
      <path d="M80 0v140M160 0v140M0 70h240" />
    </Translate>
  );
}

/** A display with a picture. */
export function Display({ x, y, w, h }: Position & { w: number; h: number }) {
  const across = (share: number) => round(w * share);
  const down = (share: number) => round(h * share);
  const picture = `M6 ${down(0.8)}l${across(0.22)} ${down(-0.36)} ${across(0.16)} ${down(0.2)} ${across(0.26)} ${down(-0.42)} ${across(0.28)} ${down(0.46)}`;
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={w} h={h} r={3} />
      <path d={picture} />
    </Translate>
  );
}

interface CeilingSpeakerProps extends Position {
  /** Of the coverage, in degrees. */
  angle?: number;
  /** From the ceiling to the ears, in feet, on a sheet without a scale in its units. */
  drop: number;
  isLabeled?: boolean;
}

/** A ceiling speaker and the cone it covers down to the ears of the listeners. */
export function CeilingSpeaker({ x, y, angle = 90, drop, isLabeled }: CeilingSpeakerProps) {
  const depth = drop * use(SheetScale);
  const half = depth * Math.tan((angle * Math.PI) / 360);
  const cone = `M0 0L${round(half)} ${depth}H${-round(half)}z`;
  return (
    <Translate x={x} y={y}>
      <path d={cone} data-fill="tint" />
      <path d={cone} data-dash />
      {isLabeled && <LabelAt at={[0, depth * 0.6]}>{`${angle}°`}</LabelAt>}
      <path d="M-26 0h52l-8 12h-36z" data-fill="background" />
      <path d="M-34 0h68" />
    </Translate>
  );
}

/** A loudspeaker cabinet with two drivers. 60 by 110. */
export function Cabinet({ x, y, scale }: Position & { scale?: number }) {
  return (
    <Translate x={x} y={y} scale={scale}>
      <Box x={0} y={0} w={60} h={110} r={3} />
      <circle cx="30" cy="28" r="13" />
      <circle cx="30" cy="28" r="4" />
      <circle cx="30" cy="74" r="22" />
      <circle cx="30" cy="74" r="7" />
    </Translate>
  );
}

/** An amplifier or mixer with faders. 170 by 70. */
export function Mixer({ x, y, scale }: Position & { scale?: number }) {
  return (
    <Translate x={x} y={y} scale={scale}>
      <Box x={0} y={0} w={170} h={70} r={3} />
      {[18, 42, 66, 90, 114].map((fader, at) => (
        <g key={fader}>
          <path d={`M${fader} 14v42`} data-stroke="muted" />
          <path d={`M${fader - 7} ${[40, 26, 34, 22, 44][at]}h14`} strokeWidth="4" />
        </g>
      ))}
      <circle cx="146" cy="26" r="9" />
      <path d="M146 26l5-6" />
      <StatusLight x={146} y={52} />
    </Translate>
  );
}

/** A projector under the ceiling at y, throwing to the right from its lens at 80, 44. 80 by 62. */
export function Projector({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <path d="M40 26V0M22 0h36" />
      <Box x={0} y={26} w={76} h={36} r={5} />
      <path d="M76 34h6v20h-6" />
      <path d="M12 38h30M12 46h30" data-stroke="muted" />
    </Translate>
  );
}

/** A wall-mounted touch panel. 84 by 60. */
export function TouchPanel({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <Box x={0} y={0} w={84} h={60} r={6} />
      <path d="M12 14h26v14H12zM46 14h26v14H46zM12 36h26v10H12z" />
      <StatusLight x={59} y={41} />
    </Translate>
  );
}

/** A pendant lamp under the ceiling at y and its light down to `reach` below the lamp. */
export function Lamp({ x, y, drop = 40, reach = 136 }: Position & { drop?: number; reach?: number }) {
  return (
    <Translate x={x} y={y}>
      <path d={`M0 0v${drop}`} data-stroke="muted" />
      <path d="M-10 0h20" />
      <Translate x={0} y={drop}>
        <path d={`M-20 22L${-20 - reach * 0.4} ${22 + reach}H${20 + reach * 0.4}L20 22z`} data-fill="tint" />
        <path d="M-22 22a22 22 0 0 1 44 0z" data-fill="background" />
      </Translate>
    </Translate>
  );
}

interface TableProps extends Position {
  w?: number;
  h?: number;
  /** On its far side. */
  seats?: number;
}

/** A table from the side, standing at y + h. */
export function Table({ x, y, w = 240, h = 60, seats = 2 }: TableProps) {
  const middles = Array.from({ length: seats }, (_, seat) => x + (w / seats) * (seat + 0.5));
  return (
    <g data-stroke="muted">
      <path d={`M${x} ${y}h${w}M${x + 16} ${y}v${h}M${x + w - 16} ${y}v${h}`} />
      <path d={middles.map((middle) => `M${middle - 13} ${y}v-26a13 13 0 0 1 26 0v26`).join('')} />
    </g>
  );
}
