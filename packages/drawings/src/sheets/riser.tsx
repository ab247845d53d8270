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
      <path d="M40 44h560M40 170h560M40 296h560M40 424h560" data-stroke="muted" />
      <path d="M66 44v252M136 44v252" data-stroke="muted" data-dash />
      <Rack x={50} y={326} units={2} lit={[0, 1]} />
      <Cable via="84,326 84,126 260,126" />
      <Cable via="118,326 118,252 260,252" />
      <Cable via="180,380 260,380" />
      {[104, 230, 358].map((y) => (
        <Switch key={y} x={260} y={y} ports={10} />
      ))}
      <path d="M252 148h210M252 274h210M252 402h210" data-stroke="muted" />
      <Cable via="454,126 540,126 540,51" />
      <CeilingDome x={540} y={44} />
      <Cable via="454,252 540,252 540,183" />
      <AccessPoint x={540} y={170} rings={1} />
      <Cable via="454,380 515,380" />
      <Reader x={515} y={340} />
      <path d="M545 424V330" data-stroke="muted" />
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
