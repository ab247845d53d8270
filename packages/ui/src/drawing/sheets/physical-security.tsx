import { Cable } from '../parts/basics.tsx';
import { Dome, FieldOfView, Panel, Reader } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function PhysicalSecurityDrawing(props: SheetProps) {
  return (
    <Sheet sheet="S-001 PHYSICAL SECURITY" {...props}>
      <g data-ink="faint">
        <path d="M60 60h520v340H60zM60 230h190M310 230h270M330 60v110M330 230v170" />
      </g>
      <path d="M250 230a60 60 0 0 1 60-60v60" data-dash />
      <path d="M60 300a56 56 0 0 1 56 56H60" data-dash />
      <FieldOfView x={80} y={80} reach={190} from={20} to={120} />
      <FieldOfView x={560} y={380} reach={-180} from={-116} to={-10} />
      <FieldOfView x={350} y={80} reach={160} from={16} to={110} />
      <Dome x={80} y={80} />
      <Dome x={560} y={380} />
      <Dome x={350} y={80} />
      <Reader x={345} y={248} />
      <Reader x={84} y={290} />
      <Panel x={180} y={300} />
      <Cable d="M360 300v28a12 12 0 0 1-12 12h-48M114 316h54a12 12 0 0 1 12 12" />
      <Cable d="M240 300v-20a12 12 0 0 0-12-12h-90a12 12 0 0 1-12-12V92a12 12 0 0 0-12-12H93" isFaint />
    </Sheet>
  );
}
