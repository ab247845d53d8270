import { Lamp, Table, TouchPanel } from '../parts/audiovisual.tsx';
import { Cable, GroundLine } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Person } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function LightingIntegrationDrawing(props: SheetProps) {
  const lamps = [
    { x: 120, drop: 70 },
    { x: 240, drop: 40 },
    { x: 360, drop: 70 },
  ];
  return (
    <Sheet
      number="A-401"
      name="LIGHTING"
      title="Three pendant lamps over a table, controlled by scenes from a panel on the wall and by a daylight sensor"
      {...props}
    >
      <GroundLine y={410} />
      <path d="M40 90H600M600 90v320" data-stroke="muted" />
      <path d="M552 90v180h36V90" data-stroke="muted" />
      {lamps.map(({ x, drop }) => (
        <g key={x}>
          <Lamp x={x} y={90} drop={drop} reach={170 - drop} />
          <Cable via={`${x},60 ${x},90`} />
        </g>
      ))}
      <path d="M110 60H500" />
      <Table x={70} y={350} w={340} seats={4} />
      <Cable via="480,60 480,290" />
      <TouchPanel x={438} y={290} />
      <Person x={540} y={275} h={135} />
      <path d="M516 90v10h18v-10" />
      <path d="M516 112l-8 8M525 114v12M534 112l8 8" data-stroke="muted" />
      <Cable via="525,100 525,76 496,76 496,60" isMuted />
      <Label x={480} y={372} middle>
        SCENES
      </Label>
      <Label x={110} y={48}>
        CONTROL BUS
      </Label>
      <Label x={550} y={84}>
        WINDOW
      </Label>
    </Sheet>
  );
}
