import { Cable, Label } from '../parts/basics.tsx';
import { Coverage } from '../parts/network.tsx';
import { Dome, FieldOfView } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function SitePlanDrawing(props: SheetProps) {
  return (
    <Sheet sheet="C-101 SITE PLAN" {...props}>
      <g data-ink="faint">
        <path d="M50 60h540v340H50z" data-dash />
        <path d="M50 250h160M270 250h320M50 300h160M270 300h320M210 60v190M270 60v190M210 300v100M270 300v100" />
        <path d="M90 90h90v60H90zM90 180h90v44H90zM310 90h110v120H310zM450 90h100v50H450zM450 160h100v60H450zM320 330h180v44H320zM90 330h80v44H90z" />
      </g>
      <path d="M310 90h110v120H310zM320 330h180v44H320z" />
      <FieldOfView x={310} y={210} reach={-90} from={-20} to={60} />
      <FieldOfView x={420} y={90} reach={110} from={-20} to={50} />
      <FieldOfView x={320} y={330} reach={-100} from={-50} to={20} />
      <Dome x={310} y={210} />
      <Dome x={420} y={90} />
      <Dome x={320} y={330} />
      <Coverage x={500} y={275} r={52} />
      <path d="M226 240h28M226 310h28" strokeWidth="4" />
      <Cable d="M365 210v60a12 12 0 0 0 12 12h100M365 330v-36" />
      <Label x={280} y={274}>
        GATE
      </Label>
      <path d="M566 84v26M558 94l8-12 8 12" />
    </Sheet>
  );
}
