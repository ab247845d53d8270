import { Cable, Label } from '../parts/basics.tsx';
import { PatchPanel } from '../parts/network.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

const runs = [0, 1, 2, 3, 4, 5];

export function StructuredCablingDrawing(props: SheetProps) {
  return (
    <Sheet sheet="T-101 STRUCTURED CABLING" {...props}>
      <PatchPanel x={60} y={90} />
      <PatchPanel x={60} y={140} />
      {runs.map((run) => (
        <Cable
          key={run}
          d={`M${80 + run * 33} 170v${150 - run * 18}a12 12 0 0 0 12 12h${430 - run * 33}a12 12 0 0 0 12-12V${230 - run * 22}`}
        />
      ))}
      {runs.map((run) => (
        <g key={run}>
          <rect x={522} y={204 - run * 22} width="24" height="18" data-ink="ground" />
        </g>
      ))}
      <path d="M60 76h220M60 184h220" data-ink="faint" />
      <path d="M300 250v96h16v-96zM420 240v110h16V240z" data-ink="ground" />
      <Label x={60} y={64}>
        PATCH FIELD A/B
      </Label>
      <Label x={300} y={372}>
        CABLE TRAY
      </Label>
      <Label x={546} y={78} end>
        OUTLETS 01-06
      </Label>
    </Sheet>
  );
}
