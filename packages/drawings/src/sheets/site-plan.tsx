import { Box, StatusLight } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

/** In the order of homeowners-places.ts. */
const places = [
  { x: 400, y: 100, toward: 150 },
  { x: 250, y: 396, toward: -30 },
  { x: 96, y: 346, toward: -20 },
  { x: 540, y: 346, toward: 200 },
  { x: 540, y: 206, toward: 180 },
  { x: 216, y: 100, toward: 40 },
  { x: 96, y: 206, toward: 0 },
] as const;

/** The places have numbers unless their names are passed. */
export function SitePlanDrawing({ names, ...props }: SheetProps & { names?: readonly string[] }) {
  return (
    <Sheet
      number="C-101"
      name="SEVEN LOCATIONS"
      title="Site plan of a community with cameras at seven places along its loop road"
      unitsPerFoot={1}
      {...props}
    >
      <g data-stroke="muted">
        <path d="M40 50h560v380H40z" data-dash />
        <path d="M304 50v96c-90 4-144 40-144 108s54 104 144 108v68M336 50v96c90 4 144 40 144 108s-54 104-144 108v68" />
        <path d="M192 254c0-50 50-78 128-78s128 26 128 78-50 78-128 78-128-28-128-78z" />
        <path d="M240 214h44v34h-44zM300 208h44v34h-44zM360 214h44v34h-44zM240 266h44v34h-44zM300 272h44v34h-44zM360 266h44v34h-44z" />
      </g>
      {places.map(({ x, y, toward }, index) => (
        <g key={`${x},${y}`}>
          <FieldOfView x={x} y={y} toward={toward} angle={84} range={64} />
          <Box x={x - 9} y={y - 9} w={18} h={18} r={4} />
          <StatusLight x={x} y={y} />
          <Label x={x} y={y > 300 ? y + 26 : y - 16} middle>
            {names?.[index]?.toUpperCase() ?? String(index + 1)}
          </Label>
        </g>
      ))}
      <path d="M570 66v30M562 76l8-12 8 12" />
    </Sheet>
  );
}
