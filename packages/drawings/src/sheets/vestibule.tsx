import { Box, Cable } from '../parts/basics.tsx';
import { Dome } from '../parts/cameras.tsx';
import { Intercom, Reader } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { PersonInPlan } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function VestibuleDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-102"
      name="TWO-STEP ENTRANCE"
      title="Plan of an entrance in two steps: an intercom outside, a staffed vestibule between two doors, and a camera on the lot only"
      unitsPerFoot={12}
      {...props}
    >
      <g data-stroke="muted">
        <path d="M240 50v148M240 240v180M240 50h350M240 420h350M400 50v148M400 240v180M590 50v370M400 290h190" />
        <path d="M240 198h42a42 42 0 0 1-42 42M400 198h42a42 42 0 0 1-42 42" data-dash />
      </g>
      <FieldOfView x={226} y={150} toward={180} angle={80} range={14} isLabeled />
      <PersonInPlan x={92} y={150} />
      <Dome x={226} y={150} />
      <Intercom x={197} y={262} />
      <Cable via="233,300 262,300 262,340 290,340" />
      <Box x={290} y={310} w={84} h={60} r={3} />
      <path d="M302 326h60M302 340h60M302 354h36" data-stroke="muted" />
      <PersonInPlan x={332} y={394} />
      <Reader x={368} y={148} scale={0.8} />
      <Cable via="380,189.6 380,280 352,280 352,310" />
      <Label x={60} y={310}>
        INTERCOM
      </Label>
      <Label x={270} y={80}>
        VESTIBULE
      </Label>
      <Label x={420} y={120}>
        WAITING ROOM
      </Label>
      <Label x={420} y={360}>
        COUNSELING
      </Label>
      <Label x={60} y={400}>
        LOT
      </Label>
    </Sheet>
  );
}
