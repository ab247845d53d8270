import { Cable, GroundLine, Live } from '../parts/basics.tsx';
import { Person } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ContactDrawing(props: SheetProps) {
  return (
    <Sheet sheet="L-301 FIRST CALL" {...props}>
      <GroundLine y={400} />
      <Person x={110} y={280} />
      <path d="M150 250h130v-86H110v86h20l14 22z" data-ink="ground" />
      <path d="M132 190h120M132 208h84M132 226h104" data-ink="faint" />
      <Cable d="M280 206h60" isDashed />
      <Person x={400} y={280} />
      <path d="M350 90h230v150H440l-14 24-6-24h-70z" data-ink="ground" />
      <path d="M380 210v-86h80v86zM460 170h90v40h-90zM420 124v-14M480 170a34 34 0 0 1 34-34" />
      <path d="M380 224h170M380 219v10M460 219v10M550 219v10" data-ink="faint" />
      <Live x={392} y={136} />
      <Live x={536} y={184} />
    </Sheet>
  );
}
