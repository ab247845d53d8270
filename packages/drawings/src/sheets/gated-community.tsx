import { Box, Cable } from '../parts/basics.tsx';
import { Camera } from '../parts/cameras.tsx';
import { Label } from '../parts/label.tsx';
import { Dimension, FieldOfView } from '../parts/measures.tsx';
import { CarInPlan } from '../parts/site.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function GatedCommunityDrawing(props: SheetProps) {
  return (
    <Sheet
      number="C-102"
      name="GATE LANES"
      title="Plan of a neighborhood entrance: a plate camera on each lane and a cabinet with a cellular router"
      unitsPerFoot={6}
      {...props}
    >
      <g data-stroke="muted">
        <path d="M40 100H600M40 380H600M40 226h180M420 226h180M40 254h180M420 254h180" />
        <path
          d="M220 226a14 14 0 0 1 0 28M420 226a14 14 0 0 0 0 28M60 164h40M140 164h40M460 164h40M540 164h40M60 316h40M140 316h40M460 316h40M540 316h40"
          data-dash
        />
      </g>
      <path d="M300 108v110M300 262v110" strokeWidth="4" />
      <FieldOfView x={288} y={240} toward={200} angle={30} range={32} isLabeled />
      <FieldOfView x={352} y={240} toward={20} angle={30} range={32} />
      <CarInPlan x={150} y={184} />
      <CarInPlan x={500} y={300} toward={180} />
      <Camera x={288} y={240} toward={200} mount={[320, 240]} scale={0.5} />
      <Camera x={352} y={240} toward={20} mount={[320, 240]} scale={0.5} />
      <Box x={290} y={400} w={60} h={36} r={3} />
      <Cable via="320,244 320,400" />
      <Dimension from={[96, 76]} to={[288, 76]} name="PLATES" />
      <Label x={60} y={126}>
        OUT
      </Label>
      <Label x={60} y={360}>
        IN
      </Label>
      <Label x={364} y={424}>
        CABINET
      </Label>
      <Label x={306} y={130}>
        GATE
      </Label>
    </Sheet>
  );
}
