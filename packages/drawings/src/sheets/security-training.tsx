import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Person } from '../parts/people.tsx';
import { steps } from '../parts/rack.tsx';
import { Mark } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function SecurityTrainingDrawing(props: SheetProps) {
  const people = steps(3, 370, 76);
  return (
    <Sheet
      number="N-301"
      name="AWARENESS"
      title="A simulated phishing message goes to three people, and the click rate falls from quarter to quarter"
      {...props}
    >
      <Box x={50} y={66} w={230} h={154} />
      <path d="M50 66l115 86L280 66M50 220l84-90M280 220l-84-90" />
      <path d="M165 176v50a22 22 0 0 1-44 0v-8M121 218l-9 11M121 218l9 11" strokeWidth="2.5" />
      <Cable via="280,140 340,140" isDashed />
      <path d="M340 60v172M340 60h6M340 232h6" data-stroke="muted" />
      {people.map((x, index) => (
        <g key={x}>
          <Person x={x} y={66} h={132} />
          <Mark x={x + 24} y={220} isOk={index !== 1} />
        </g>
      ))}
      <path d="M50 280v130h540" data-stroke="muted" />
      <path d="M50 300c110 6 170 40 270 66s190 24 270 28" strokeWidth="2.5" />
      {steps(5, 158, 108).map((x) => (
        <path key={x} d={`M${x} 410v8`} data-stroke="muted" />
      ))}
      <Label x={270} y={314}>
        CLICK RATE PER QUARTER
      </Label>
      <Label x={50} y={54}>
        SIMULATED PHISH
      </Label>
    </Sheet>
  );
}
