import { use } from 'react';
import { arcPath, conePath, distance, type Point, polar, sectorPath } from '../geometry.ts';
import { SheetScale } from '../sheet.tsx';
import { Label, LabelAt } from './label.tsx';

interface FieldOfViewProps {
  x: number;
  y: number;
  /** In degrees. */
  angle: number;
  /** Direction of the axis in degrees, clockwise from the right. */
  toward: number;
  /** In feet, on a sheet without a scale in its units. */
  range?: number;
  /** Height of the floor, from the side: where the field ends. Both edges have to meet it. */
  floor?: number;
  /** Shows the angle. */
  isLabeled?: boolean;
  /** Shows how many pixels of a picture this wide fall on a foot at the end of the range. */
  pixels?: number;
}

/** What a camera, a sensor or a loudspeaker covers. The label is computed from the path's parameters. */
export function FieldOfView({ x, y, angle, toward, range = 0, floor, isLabeled, pixels }: FieldOfViewProps) {
  const unitsPerFoot = use(SheetScale);
  const at: Point = [x, y];
  const reach = floor ? floor - y : range * unitsPerFoot;
  const path = floor ? conePath(at, angle, toward, floor) : sectorPath(at, angle, toward, reach);
  const arc = Math.min(64, reach * 0.3);
  return (
    <>
      <path d={path} data-fill="tint" />
      <path d={path} data-dash />
      {isLabeled && <path d={arcPath(at, angle, toward, arc)} />}
      {isLabeled && <LabelAt at={polar(at, toward, arc + 26)}>{`${angle}°`}</LabelAt>}
      {pixels && (
        <LabelAt at={polar(at, toward, reach - 62)}>
          {`${Math.round(pixels / (2 * range * Math.tan((angle * Math.PI) / 360)))} PX/FT`}
        </LabelAt>
      )}
    </>
  );
}

interface DimensionProps {
  from: Point;
  to: Point;
  name?: string;
  /** The text is left of a vertical line. */
  isBefore?: boolean;
}

/** A measured length in feet between two points. The text is above a horizontal line and right of others. */
export function Dimension({ from, to, name, isBefore }: DimensionProps) {
  const feet = Math.round((distance(from, to) / use(SheetScale)) * 10) / 10;
  const text = `${name ? `${name} ` : ''}${feet} FT`;
  const isHorizontal = from[1] === to[1];
  const [dx, dy] = isHorizontal ? [0, 5] : [5, 0];
  const ticks = [from, to].map(([x, y]) => `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`).join('');
  return (
    <g data-stroke="muted" data-caption>
      <path d={`M${from}L${to}`} />
      <path d={ticks} />
      {isHorizontal ? (
        <Label x={(from[0] + to[0]) / 2} y={from[1] - 8} middle>
          {text}
        </Label>
      ) : (
        <Label x={(from[0] + to[0]) / 2 + (isBefore ? -10 : 10)} y={(from[1] + to[1]) / 2 + 5} end={isBefore}>
          {text}
        </Label>
      )}
    </g>
  );
}
