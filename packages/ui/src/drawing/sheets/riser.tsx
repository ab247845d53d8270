import { Cable } from '../parts/basics.tsx';
import { CeilingDome } from '../parts/cameras.tsx';
import { Reader } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { AccessPoint } from '../parts/network.tsx';
import { Rack, Switch } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function RiserDrawing(props: SheetProps) {
  return (
    <Sheet
      number="L-101"
      name="RISER"
      title="A rack feeds a switch on each of three levels, and each switch a camera, an access point or a reader"
      {...props}
    >
      <path d="M40 170h560M40 296h560M40 424h560M40 44h560" data-ink="faint" />
      <Rack x={50} y={186} units={7} lit={[0, 1, 3]} />
      <path d="M50 419v5M180 419v5" />
      <Cable via="180,222 216,222 216,126 260,126" />
      <Cable via="180,252 260,252" />
      <Cable via="180,306 216,306 216,380 260,380" />
      {[104, 230, 358].map((y) => (
        <Switch key={y} x={260} y={y} ports={10} />
      ))}
      <path d="M252 148h210M252 274h210M252 402h210" data-ink="faint" />
      <Cable via="454,126 540,126 540,51" />
      <CeilingDome x={540} y={44} />
      <Cable via="454,252 540,252 540,183" />
      <AccessPoint x={540} y={170} rings={1} />
      <Cable via="454,380 515,380" />
      <Reader x={515} y={340} />
      <path d="M545 424V330" data-ink="faint" />
      <Label x={260} y={92}>
        LEVEL 3
      </Label>
      <Label x={260} y={218}>
        LEVEL 2
      </Label>
      <Label x={260} y={346}>
        LEVEL 1
      </Label>
    </Sheet>
  );
}
