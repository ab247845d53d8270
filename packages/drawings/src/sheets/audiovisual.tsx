import { CeilingSpeaker, DisplayWall, Table, TouchPanel } from '../parts/audiovisual.tsx';
import { Box, Cable, GroundLine } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function AudiovisualDrawing(props: SheetProps) {
  return (
    <Sheet
      number="A-001"
      name="MEETING ROOM"
      title="A meeting room with a display wall, a camera, a ceiling loudspeaker and a touch panel, wired to one processor"
      {...props}
    >
      <GroundLine y={410} />
      <path d="M46 410V90h548v320" data-stroke="muted" />
      <DisplayWall x={80} y={136} />
      <Box x={172} y={286} w={56} h={20} r={8} />
      <circle cx="200" cy="296" r="6" />
      <CeilingSpeaker x={410} y={90} drop={230} angle={45} isLabeled />
      <Table x={140} y={350} w={330} seats={4} />
      <TouchPanel x={508} y={236} />
      <Box x={240} y={44} w={120} h={28} r={3} />
      <Cable via="280,72 280,136" />
      <Cable via="240,58 64,58 64,296 172,296" />
      <Cable via="360,52 410,52 410,90" />
      <Cable via="360,64 550,64 550,236" />
      <Label x={236} y={301}>
        CAMERA
      </Label>
      <Label x={300} y={36} middle>
        PROCESSOR
      </Label>
      <Label x={550} y={318} middle>
        PANEL
      </Label>
    </Sheet>
  );
}
