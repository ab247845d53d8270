import { Box, Cable, GroundLine, StatusLight } from '../parts/basics.tsx';
import { Door } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { Cloud } from '../parts/network.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

/** Roof and height of the walls. */
const buildings = [
  {
    x: 46,
    roof: 'M46 300v-150h100v150M66 174h20M106 174h20M66 206h20M106 206h20M66 238h20M106 238h20',
    name: 'OFFICE',
  },
  { x: 166, roof: 'M166 300v-30l25 14v-14l25 14v-14l25 14v-14l25 14v16M190 262v-40h12v46', name: 'PLANT' },
  { x: 286, roof: 'M286 300l50-56 50 56M336 244v-42M322 216h28', name: 'CHURCH' },
  { x: 406, roof: 'M406 300v-34h100v34M406 266h-8l10-20h96l10 20h-8', name: 'STORE' },
  { x: 526, roof: 'M516 300l60-48 30 24M526 300h74', name: 'HOMES' },
];

export function BuildingTypesDrawing(props: SheetProps) {
  return (
    <Sheet
      number="L-501"
      name="KINDS OF BUILDING"
      title="An office, a plant, a church, a store and homes, each with a door and a closet on the same kind of network"
      {...props}
    >
      <GroundLine y={390} />
      {buildings.map(({ x, roof, name }) => (
        <g key={name}>
          <path d={`${roof}M${x} 390v-90h${x > 500 ? 74 : 100}v90`} data-stroke="muted" />
          <Door x={x + 14} y={324} h={66} />
          <Box x={x + 56} y={326} w={14} h={30} />
          <StatusLight x={x + 63} y={334} />
          <Cable via={`${x + 63},356 ${x + 63},408`} />
          <Label x={x > 500 ? x + 72 : x + 50} y={438} end={x > 500} middle={x < 500}>
            {name}
          </Label>
        </g>
      ))}
      <path d="M60 408H600" data-outline />
      <Cloud x={380} y={50} />
      <Cable via="470,146 470,200 396,200 396,408" />
      <Label x={470} y={118} middle>
        INTERNET
      </Label>
    </Sheet>
  );
}
