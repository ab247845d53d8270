import { Display, Table, TouchPanel } from '../parts/audiovisual.tsx';
import { Box, Cable, GroundLine } from '../parts/basics.tsx';
import { CeilingDome } from '../parts/cameras.tsx';
import { Label } from '../parts/label.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function GlassBoardroomDrawing(props: SheetProps) {
  return (
    <Sheet
      number="A-121"
      name="GLASS BOARDROOM"
      title="A boardroom with glass walls: two displays, a microphone array with two pickup beams, a camera and a touch panel"
      {...props}
    >
      <GroundLine y={420} />
      <path d="M46 70H594" data-stroke="muted" />
      <g data-stroke="muted">
        <path d="M46 70v350M58 70v350M594 70v350M582 70v350M52 100l-4 20M588 140l-4 20M588 260l-4 20" />
      </g>
      <FieldOfView x={330} y={78} toward={118} angle={36} floor={320} isLabeled />
      <FieldOfView x={330} y={78} toward={62} angle={36} floor={320} />
      <Box x={286} y={70} w={88} h={9} />
      <Display x={84} y={110} w={126} h={76} />
      <Display x={430} y={110} w={126} h={76} />
      <Table x={130} y={350} w={400} h={70} seats={7} />
      <TouchPanel x={298} y={290} />
      <CeilingDome x={250} y={70} />
      <Cable via="147,110 147,40 493,40 493,110" />
      <Cable via="250,70 250,40" />
      <Cable via="330,70 330,40" />
      <path d="M230 40h180" />
      <Label x={384} y={94}>
        MICROPHONES
      </Label>
      <Label x={224} y={94} end>
        CAMERA
      </Label>
      <Label x={84} y={208}>
        FAR END
      </Label>
      <Label x={556} y={208} end>
        CONTENT
      </Label>
    </Sheet>
  );
}
