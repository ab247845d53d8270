import { Box, Cable } from '../parts/basics.tsx';
import { Camera, Dome } from '../parts/cameras.tsx';
import { Intercom, Reader } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { PersonInPlan } from '../parts/people.tsx';
import { CarInPlan } from '../parts/site.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function VerkadaOfficeDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-152"
      name="VERKADA OFFICE"
      title="Office plan with a dome camera, a bullet camera over the parking lot, an intercom and a door controller"
      unitsPerFoot={8}
      {...props}
    >
      <g data-stroke="muted">
        <path d="M50 50h350v370H50zM50 230h150M228 230h172M228 230v190" />
        <path d="M452 74h140M452 146h140M452 334h140M452 406h140" />
      </g>
      <FieldOfView x={66} y={66} toward={45} angle={90} range={19} isLabeled />
      <FieldOfView x={440} y={240} toward={0} angle={80} range={18} isLabeled />
      <PersonInPlan x={150} y={150} />
      <CarInPlan x={526} y={110} />
      <CarInPlan x={526} y={370} />
      <Dome x={66} y={66} />
      <Camera x={440} y={240} toward={0} mount={[400, 270]} scale={0.6} />
      <Intercom x={407} y={320} />
      <Box x={250} y={280} w={96} h={100} r={3} />
      <path d="M264 300h68M264 320h68M264 340h40" data-stroke="muted" />
      <Reader x={168} y={240} scale={0.8} />
      <Cable via="192,262 220,262 220,310 250,310" />
      <Cable via="66,78 66,350 250,350" isMuted />
      <Cable via="396,270 370,270 370,320 346,320" />
      <Cable via="407,356 346,356" />
      <Label x={250} y={402}>
        CLOSET
      </Label>
      <Label x={412} y={440}>
        INTERCOM
      </Label>
      <Label x={452} y={62}>
        PARKING
      </Label>
      <Label x={280} y={80}>
        OFFICE
      </Label>
    </Sheet>
  );
}
