import { Box, StatusLight } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

/** Seven places of a community, as in the success story. */
const places = [
  { x: 92, y: 252, toward: 0, name: 'GATE' },
  { x: 250, y: 110, toward: 90, name: 'CLUBHOUSE' },
  { x: 430, y: 96, toward: 120, name: 'POOL' },
  { x: 560, y: 216, toward: 180, name: 'PARK' },
  { x: 530, y: 372, toward: 200, name: 'TRAIL' },
  { x: 330, y: 398, toward: -90, name: 'MAIL' },
  { x: 150, y: 372, toward: -60, name: 'COURTS' },
] as const;

export function SitePlanDrawing(props: SheetProps) {
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
        <path d="M40 238h120M40 270h120M160 238c10-70 70-92 160-92s160 34 160 108-70 108-160 108-150-30-160-92" />
        <path d="M192 254c0-50 50-78 128-78s128 26 128 78-50 78-128 78-128-28-128-78z" />
        <path d="M240 214h44v34h-44zM300 208h44v34h-44zM360 214h44v34h-44zM240 266h44v34h-44zM300 272h44v34h-44zM360 266h44v34h-44z" />
      </g>
      {places.map(({ x, y, toward, name }) => (
        <g key={name}>
          <FieldOfView x={x} y={y} toward={toward} angle={84} range={64} />
          <Box x={x - 9} y={y - 9} w={18} h={18} r={4} />
          <StatusLight x={x} y={y} />
          <Label x={x} y={y > 300 ? y + 26 : y - 16} middle>
            {name}
          </Label>
        </g>
      ))}
      <path d="M570 66v30M562 76l8-12 8 12" />
    </Sheet>
  );
}
