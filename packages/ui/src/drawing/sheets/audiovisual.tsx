import { Cabinet, CeilingSpeaker, DisplayWall, Table, TouchPanel } from '../parts/audiovisual.tsx';
import { Cable, GroundLine, Label } from '../parts/basics.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function AudiovisualDrawing(props: SheetProps) {
  return (
    <Sheet sheet="A-001 MEETING ROOM" {...props}>
      <GroundLine y={400} />
      <path d="M60 400V70h520v330" data-ink="faint" />
      <DisplayWall x={90} y={130} />
      <CeilingSpeaker x={440} y={70} />
      <Table x={230} y={340} />
      <TouchPanel x={482} y={250} />
      <Cable d="M210 130V96a12 12 0 0 1 12-12h178M524 250V96a12 12 0 0 0-12-12h-30" />
      <Cable d="M90 270v118" isFaint />
      <Cabinet x={96} y={290} />
      <Label x={344} y={150}>
        CAMERA
      </Label>
      <circle cx="356" cy="176" r="12" />
      <circle cx="356" cy="176" r="4" data-ink="solid" />
    </Sheet>
  );
}
