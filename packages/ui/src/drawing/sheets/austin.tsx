import { Cable, GroundLine } from '../parts/basics.tsx';
import { Dome } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function AustinDrawing(props: SheetProps) {
  return (
    <Sheet sheet="C-512 AUSTIN" {...props}>
      <GroundLine y={360} />
      <g data-ink="faint">
        <path d="M70 360V250h60v110M140 360V190h50v170M400 360V160l30-40 30 40v200M480 360V220h56v140M546 360v-90h36v90" />
        <path d="M154 210h8M170 210h8M154 234h8M170 234h8M154 258h8M170 258h8M494 244h10M514 244h10M494 270h10M514 270h10" />
      </g>
      <path d="M210 360v-84h150v84M226 276v-34h118v34M244 242v-26h82v26M256 216a29 40 0 0 1 58 0M276 178v-16h18v16M285 162v-30M285 132l10-8M230 360v-60M250 360v-60M270 360v-60M300 360v-60M320 360v-60M340 360v-60" />
      <path d="M40 400q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
      <circle cx="285" cy="124" r="40" data-dash />
      <Dome x={160} y={176} />
      <Dome x={430} y={106} />
      <Dome x={508} y={206} />
      <Cable d="M173 176h60M325 124h92M443 112l52 84" isDashed />
    </Sheet>
  );
}
