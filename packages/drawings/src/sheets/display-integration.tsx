import { Cabinet, Projector } from '../parts/audiovisual.tsx';
import { Cable, GroundLine } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Dimension } from '../parts/measures.tsx';
import { Person } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function DisplayIntegrationDrawing(props: SheetProps) {
  return (
    <Sheet
      number="A-301"
      name="DISPLAY AND PROJECTION"
      title="A projector on the ceiling, its throw distance and the screen, with people below the beam"
      unitsPerFoot={28}
      {...props}
    >
      <GroundLine y={410} />
      <path d="M40 50H600M600 50v360" data-stroke="muted" />
      <Projector x={70} y={50} />
      <path d="M152 94L566 100v190z" data-fill="tint" />
      <path d="M152 94L566 100M152 94L566 290" data-dash />
      <path d="M566 94v202" strokeWidth="5" />
      <Dimension from={[152, 82]} to={[566, 82]} name="THROW" />
      <Dimension from={[546, 100]} to={[546, 290]} isBefore />
      <Person x={150} y={242} h={168} />
      <Person x={270} y={242} h={168} />
      <Cabinet x={530} y={308} scale={0.92} />
      <Cable via="110,50 110,32 588,32 588,340 585.2,340" isMuted />
      <Label x={520} y={330} end>
        SCREEN 16:9
      </Label>
    </Sheet>
  );
}
