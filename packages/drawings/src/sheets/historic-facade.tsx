import { Box, Cable } from '../parts/basics.tsx';
import { Reader } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { Person } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function HistoricFacadeDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-221"
      name="HISTORIC FACADE"
      title="A historic facade with an arched door; the reader stands on a post in front, its cable runs underground into the building"
      {...props}
    >
      <path d="M40 400H600" data-stroke="muted" />
      <g data-stroke="muted">
        <path d="M150 400V130h300v270M138 130h324M150 130v-30q40-4 60-30 30-34 90-34t90 34q20 26 60 30v30" />
        <path d="M176 250v-60a26 26 0 0 1 52 0v60zM202 164v86M372 250v-60a26 26 0 0 1 52 0v60zM398 164v86M150 300h90M360 300h90" />
        <circle cx="300" cy="90" r="26" />
        <path d="M274 90h52M300 64v52" />
      </g>
      <path d="M244 400V262a56 56 0 0 1 112 0v138M256 400V262a44 44 0 0 1 88 0v138M300 218v182" />
      <path d="M290 316v16M310 316v16" />
      <Person x={70} y={270} h={130} />
      <path d="M520 400v-76M508 400h24" strokeWidth="4" />
      <Reader x={505} y={272} />
      <Cable via="535,300 560,300 560,424 410,424 410,380" />
      <Box x={376} y={320} w={64} h={60} r={3} />
      <path d="M386 336h44M386 350h44M386 364h30" data-stroke="muted" />
      <Label x={600} y={258} end>
        READER ON POST
      </Label>
      <Label x={440} y={444}>
        CONDUIT
      </Label>
      <Label x={46} y={80}>
        MASONRY
      </Label>
      <Label x={46} y={98}>
        UNTOUCHED
      </Label>
    </Sheet>
  );
}
