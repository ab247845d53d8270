import { Box, Cable, GroundLine } from '../parts/basics.tsx';
import { Reader } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { Waves } from '../parts/network.tsx';
import { Car, Tree } from '../parts/site.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function BrivoGateDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-231"
      name="BRIVO GATE"
      title="A car at a vehicle gate: a long-range reader on a pole, the gate operator with its key switch, and a Brivo panel"
      {...props}
    >
      <GroundLine y={400} />
      <Car x={100} y={360} />
      <path d="M300 400V180M288 400h24" strokeWidth="3" />
      <Reader x={285} y={180} />
      <Waves x={268} y={206} flip />
      <path d="M238 214L156 348" data-dash />
      <path d="M380 400v-96h44v96z" data-fill="background" />
      <path d="M392 320h20v20h-20zM402 326v8" />
      <path d="M396 304L352 214" strokeWidth="4" />
      <Box x={480} y={110} w={110} h={90} r={3} />
      <path d="M496 130h78M496 150h78M496 170h50" data-stroke="muted" />
      <path d="M535 200v200M523 400h24" strokeWidth="3" />
      <Cable via="315,200 402,200 402,132 480,132" />
      <Cable via="410,304 410,170 480,170" />
      <Cable via="535,110 535,76" />
      <path d="M500 60h70M512 76h46v-16" />
      <Waves x={574} y={52} />
      <Tree x={60} y={400} h={110} />
      <Label x={190} y={150}>
        LONG-RANGE READER
      </Label>
      <Label x={430} y={386}>
        KEY SWITCH
      </Label>
      <Label x={480} y={50} end>
        CELLULAR
      </Label>
      <Label x={596} y={222} end>
        PANEL
      </Label>
    </Sheet>
  );
}
