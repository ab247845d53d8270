import { Cable } from '../parts/basics.tsx';
import { Dome } from '../parts/cameras.tsx';
import { Panel, Reader } from '../parts/doors.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { PersonInPlan } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function PhysicalSecurityDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-001"
      name="PHYSICAL SECURITY"
      title="Floor plan with three cameras, two doors with readers, and the controller they are wired to"
      unitsPerFoot={10}
      {...props}
    >
      <g data-stroke="muted">
        <path d="M50 50h540v370H50zM50 240h215M300 240h290M340 50v145M340 230v10M340 240v180" />
        <path d="M265 240v35a35 35 0 0 0 35-35M340 195h-35a35 35 0 0 0 35 35" data-dash />
      </g>
      <FieldOfView x={66} y={66} toward={42} angle={78} range={17} isLabeled />
      <FieldOfView x={574} y={66} toward={138} angle={78} range={17} isLabeled />
      <FieldOfView x={574} y={404} toward={218} angle={68} range={16} isLabeled />
      <PersonInPlan x={160} y={160} />
      <PersonInPlan x={480} y={350} />
      <Dome x={66} y={66} />
      <Dome x={574} y={66} />
      <Dome x={574} y={404} />
      <Reader x={232} y={252} scale={0.8} />
      <Reader x={350} y={146} scale={0.8} />
      <Panel x={70} y={316} />
      <Cable via="244,293.6 244,376 190,376" />
      <Cable via="362,187.6 362,332 190,332" />
      <Cable via="66,78 66,290 92,290 92,316" isMuted />
      <Cable via="574,78 574,262 322,262 322,352 190,352" isMuted />
      <Cable via="562,404 400,404 400,394 190,394" isMuted />
    </Sheet>
  );
}
