import { Lamp, Table, TouchPanel } from '../parts/audiovisual.tsx';
import { Cable, GroundLine, Label } from '../parts/basics.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function LightingIntegrationDrawing(props: SheetProps) {
  return (
    <Sheet sheet="A-401 LIGHTING" {...props}>
      <GroundLine y={400} />
      <path d="M60 80h520" data-ink="faint" />
      <Lamp x={140} y={80} drop={70} />
      <Lamp x={280} y={80} drop={40} />
      <Lamp x={420} y={80} drop={70} />
      <Table x={160} y={340} />
      <Cable d="M140 80V60h360a12 12 0 0 1 12 12v188M280 60v20M420 60v20" />
      <TouchPanel x={470} y={260} />
      <Cable d="M512 320v80" isFaint />
      <path
        d="M520 120a24 24 0 1 1 0 48 24 24 0 1 1 0-48M520 104v-8M560 144h8M548 116l6-6M548 172l6 6"
        data-ink="faint"
      />
      <Label x={470} y={248}>
        SCENES
      </Label>
    </Sheet>
  );
}
