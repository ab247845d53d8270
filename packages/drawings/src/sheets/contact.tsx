import { Table } from '../parts/audiovisual.tsx';
import { GroundLine, StatusLight } from '../parts/basics.tsx';
import { Person } from '../parts/people.tsx';
import { Lines } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ContactDrawing(props: SheetProps) {
  return (
    <Sheet
      number="L-301"
      name="FIRST CALL"
      title="Two people: one describes a building, the other answers with a floor plan"
      {...props}
    >
      <GroundLine y={420} />
      <Person x={70} y={240} h={180} />
      <path d="M150 220H62V70h206v150h-88l-18 26z" data-fill="background" />
      <Lines x={88} y={102} w={150} count={5} />
      <path d="M88 190h90" data-stroke="muted" />
      <Person x={500} y={240} h={180} />
      <path d="M330 50h264v170h-60l-6 24-24-24H330z" data-fill="background" />
      <path d="M356 74h210v120H356zM440 74v46M440 150v44M440 134h50M520 134h46" />
      <path d="M490 134a30 30 0 0 1 30-30M440 120a30 30 0 0 0 -30 30h30" data-stroke="muted" />
      <StatusLight x={368} y={86} />
      <StatusLight x={554} y={182} />
      <StatusLight x={456} y={122} />
      <Table x={190} y={360} w={270} seats={0} />
      <path d="M232 360l20-34h64l-12 34M300 352h26M250 340h40" data-stroke="muted" />
      <path d="M372 360v-30h40v30M372 338h40" data-stroke="muted" />
    </Sheet>
  );
}
