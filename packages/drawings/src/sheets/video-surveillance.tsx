import { Box, Cable } from '../parts/basics.tsx';
import { Camera } from '../parts/cameras.tsx';
import { Label } from '../parts/label.tsx';
import { Dimension, FieldOfView } from '../parts/measures.tsx';
import { PersonInPlan } from '../parts/people.tsx';
import { CarInPlan } from '../parts/site.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function VideoSurveillanceDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-201"
      name="VIDEO SURVEILLANCE"
      title="Plan of a camera at a corner of a building with its field of view, its range and the pixels per foot at its end"
      unitsPerFoot={10}
      {...props}
    >
      <g data-stroke="muted">
        <path d="M440 44v386M440 44h160M452 56v374M452 56h148" />
        <path d="M40 60h180M40 150h180M40 330h180M40 420h180" />
      </g>
      <Dimension from={[82, 240]} to={[392, 240]} />
      {/* A 4K picture is 3840 pixels wide; 76 px/ft are the 250 px/m for identification in IEC 62676-4. */}
      <FieldOfView x={392} y={240} toward={180} angle={78} range={31} isLabeled pixels={3840} />
      <PersonInPlan x={236} y={184} />
      <PersonInPlan x={262} y={296} />
      <CarInPlan x={134} y={105} />
      <CarInPlan x={134} y={375} />
      <Camera x={392} y={240} toward={180} mount={[440, 240]} />
      <Cable via="444,240 526,240 526,310" />
      <Box x={476} y={310} w={104} h={76} />
      <path d="M492 330h72M492 346h72M492 362h72" data-stroke="muted" />
      <Label x={476} y={406}>
        RECORDER
      </Label>
      <Label x={470} y={86}>
        BUILDING
      </Label>
    </Sheet>
  );
}
