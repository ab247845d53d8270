import { CeilingSpeaker, Mixer } from '../parts/audiovisual.tsx';
import { Cable, GroundLine, Label } from '../parts/basics.tsx';
import { Person } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function CommercialAudioDrawing(props: SheetProps) {
  return (
    <Sheet sheet="A-101 COMMERCIAL AUDIO" {...props}>
      <GroundLine y={400} />
      <path d="M60 110h520" data-ink="faint" />
      <CeilingSpeaker x={140} y={110} />
      <CeilingSpeaker x={280} y={110} />
      <CeilingSpeaker x={420} y={110} />
      <Cable d="M140 110V82a12 12 0 0 1 12-12h376a12 12 0 0 1 12 12v188M280 110V70M420 110V70" />
      <Mixer x={430} y={270} />
      <Cable d="M470 340v60" isFaint />
      <Person x={118} y={280} />
      <Person x={258} y={280} />
      <Label x={60} y={58}>
        ZONE 1
      </Label>
      <Label x={240} y={58}>
        ZONE 2
      </Label>
      <Label x={380} y={58}>
        ZONE 3
      </Label>
    </Sheet>
  );
}
