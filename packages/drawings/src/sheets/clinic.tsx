import { Box, Cable } from '../parts/basics.tsx';
import { Dome } from '../parts/cameras.tsx';
import { Reader } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { PersonInPlan } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ClinicDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-252"
      name="CLINIC"
      title="Clinic plan: a fisheye camera in the waiting room, a camera and a reader at the medication room, none in treatment rooms"
      unitsPerFoot={8}
      {...props}
    >
      <path
        data-stroke="muted"
        d="M50 50h540v370H50zM50 260h100M180 260h130M310 260V50M310 260v60M310 350v70M310 170h108M446 170h76M550 170h40M450 50v120M310 300h86M424 300h166M450 300v50M450 380v40"
      />
      <circle cx="170" cy="150" r="84" data-fill="tint" />
      <circle cx="170" cy="150" r="84" data-dash />
      <Dome x={170} y={150} />
      <PersonInPlan x={136} y={108} />
      <PersonInPlan x={204} y={108} />
      <PersonInPlan x={136} y={196} />
      <FieldOfView x={576} y={406} toward={217} angle={74} range={12} isLabeled />
      <Dome x={576} y={406} />
      <Reader x={414} y={312} scale={0.8} />
      <Box x={80} y={310} w={110} h={80} r={3} />
      <path d="M96 330h78M96 350h78M96 370h50" data-stroke="muted" />
      <Cable via="158,150 66,150 66,290 120,290 120,310" isMuted />
      <Cable via="414,340 190,340" />
      <Cable via="564,406 250,406 250,376 190,376" isMuted />
      <Label x={180} y={246}>
        WAITING ROOM
      </Label>
      <Label x={330} y={110}>
        NO CAMERA
      </Label>
      <Label x={470} y={110}>
        NO CAMERA
      </Label>
      <Label x={466} y={322}>
        MEDICATION
      </Label>
      <Label x={80} y={410}>
        CLOSET
      </Label>
    </Sheet>
  );
}
