import { Cable, Label } from '../parts/basics.tsx';
import { Coverage } from '../parts/network.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function WirelessAccessPointsDrawing(props: SheetProps) {
  return (
    <Sheet sheet="T-201 WIRELESS COVERAGE" {...props}>
      <g data-ink="faint">
        <path d="M60 60h520v330H60zM60 220h120M240 220h130M430 220h150M370 60v70M370 190v200M220 220v60M220 340v50" />
      </g>
      <Coverage x={170} y={140} r={96} />
      <Coverage x={440} y={140} r={110} />
      <Coverage x={300} y={300} r={92} />
      <Coverage x={490} y={310} r={88} />
      <Cable
        d="M181 140h188M440 151v58a12 12 0 0 1-12 12H312a12 12 0 0 0-12 12v56M451 140h28a12 12 0 0 1 12 12v147"
        isFaint
      />
      <Label x={76} y={80}>
        LEVEL 2
      </Label>
    </Sheet>
  );
}
