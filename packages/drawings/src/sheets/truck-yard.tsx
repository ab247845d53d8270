import { Box, Cable, GroundLine } from '../parts/basics.tsx';
import { Camera } from '../parts/cameras.tsx';
import { Label } from '../parts/label.tsx';
import { Dimension, FieldOfView } from '../parts/measures.tsx';
import { Waves } from '../parts/network.tsx';
import { Person } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function TruckYardDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-241"
      name="TRUCK YARD"
      title="A pole in a truck yard with a camera over the trailers, a cabinet with a bridge and a cellular link"
      unitsPerFoot={11}
      {...props}
    >
      <GroundLine y={400} />
      <g data-stroke="muted">
        <path d="M60 370V250h250v120zM310 370v-76h44l26 40v36H60M322 306h20l16 26h-36z" />
        <circle cx="110" cy="382" r="18" />
        <circle cx="152" cy="382" r="18" />
        <circle cx="346" cy="382" r="18" />
      </g>
      <FieldOfView x={440} y={110} toward={119} angle={46} floor={400} isLabeled />
      <Person x={380} y={334} h={66} />
      <path d="M500 400V50M484 400h32" strokeWidth="4" />
      <Camera x={440} y={110} toward={119} mount={[500, 70]} scale={0.9} />
      <Waves x={512} y={52} />
      <Box x={478} y={270} w={44} h={60} r={3} />
      <path d="M486 286h28M486 298h28M486 310h18" data-stroke="muted" />
      <Cable via="504,70 512,70 512,270" />
      <Dimension from={[590, 70]} to={[590, 400]} isBefore />
      <Label x={540} y={60}>
        CELLULAR
      </Label>
      <Label x={532} y={322}>
        BRIDGE
      </Label>
    </Sheet>
  );
}
