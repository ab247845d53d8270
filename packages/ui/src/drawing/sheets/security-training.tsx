import { Cable, Label } from '../parts/basics.tsx';
import { Person } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function SecurityTrainingDrawing(props: SheetProps) {
  return (
    <Sheet sheet="N-301 AWARENESS" {...props}>
      <path d="M60 90h220v150H60z" data-ink="ground" />
      <path d="M60 90l110 86L280 90M60 240l78-88M280 240l-78-88" />
      <path d="M176 214c0 40 54 40 54 0v-96M216 132l14-16 14 16" data-ink="faint" />
      <path d="M230 240v50c0 34-46 34-46 0v-16M184 274l-10 14" />
      <Cable d="M280 160h50" isDashed />
      <Person x={340} y={110} />
      <Person x={410} y={110} />
      <Person x={480} y={110} />
      <path d="M354 252l6 7 12-14M424 252l6 7 12-14M494 252l6 7 12-14" strokeWidth="2.5" />
      <path d="M60 380h500" data-ink="faint" />
      <path d="M60 318c90 4 140 16 220 32s180 24 280 26" />
      {[120, 220, 320, 420, 520].map((quarter) => (
        <path key={quarter} d={`M${quarter} 380v8`} data-ink="faint" />
      ))}
      <Label x={330} y={336}>
        CLICK RATE, QUARTER BY QUARTER
      </Label>
      <Label x={60} y={78}>
        SIMULATED PHISH
      </Label>
    </Sheet>
  );
}
