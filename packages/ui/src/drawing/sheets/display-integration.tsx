import { Cabinet, DisplayWall, Projector } from '../parts/audiovisual.tsx';
import { Cable, GroundLine, Label } from '../parts/basics.tsx';
import { Person } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function DisplayIntegrationDrawing(props: SheetProps) {
  return (
    <Sheet sheet="A-301 DISPLAY AND PROJECTION" {...props}>
      <GroundLine y={400} />
      <path d="M60 66h520" data-ink="faint" />
      <Projector x={90} y={92} />
      <path d="M172 110L460 92v212z" data-ink="wash" />
      <path d="M172 110L460 92M172 110l288 194" data-dash />
      <path d="M460 84v232" strokeWidth="4" />
      <DisplayWall x={92} y={208} />
      <path d="M150 348v52M274 348v52" data-ink="faint" />
      <Person x={386} y={280} />
      <Cabinet x={500} y={290} />
      <Cable d="M130 66V40M170 110" isFaint />
      <Cable d="M332 280h24a12 12 0 0 1 12 12v108" isFaint />
      <Label x={478} y={104}>
        SCREEN 16:9
      </Label>
      <Label x={186} y={92}>
        THROW 4.2 M
      </Label>
    </Sheet>
  );
}
