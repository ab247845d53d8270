import { Cable, GroundLine } from '../parts/basics.tsx';
import { Dome } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function SanAntonioDrawing(props: SheetProps) {
  return (
    <Sheet sheet="C-210 SAN ANTONIO" {...props}>
      <GroundLine y={360} />
      <g data-ink="faint">
        <path d="M70 360V230h70v130M480 360V240h50v120M540 360V200h44v160M84 250h10M108 250h10M84 276h10M108 276h10M494 260h10M494 284h10" />
      </g>
      <path d="M190 360V250h34c0-22 14-22 14-40 10 0 16-14 32-14s22 14 32 14c0 18 14 18 14 40h34v110M252 360v-54a18 18 0 0 1 36 0v54M210 300h20v30h-20zM310 300h20v30h-20z" />
      <path d="M420 360V130M436 360V130M410 130h36l8-18h-52zM414 112V96h28v16M428 96V60" />
      <path d="M40 400q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
      <circle cx="428" cy="112" r="46" data-dash />
      <Dome x={105} y={216} />
      <Dome x={270} y={182} />
      <Dome x={562} y={186} />
      <Cable d="M118 212l138-26M283 178l100-52M474 124l76 54" isDashed />
    </Sheet>
  );
}
