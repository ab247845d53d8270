import { Label } from './label.tsx';

const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** States the scale of a sheet: a bar with its length in feet. */
export function ScaleBar({ unitsPerFoot }: { unitsPerFoot: number }) {
  const feet = lengths.find((length) => length * unitsPerFoot >= 50) ?? 1;
  const length = feet * unitsPerFoot;
  return (
    <g data-caption>
      <path d={`M${616 - length} 459H616`} />
      <path d={`M${616 - length} 454v10M616 454v10`} />
      <Label x={606 - length} y={464} end>{`${feet} FT`}</Label>
    </g>
  );
}
