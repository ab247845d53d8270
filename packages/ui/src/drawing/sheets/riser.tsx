import { Cable, Label } from '../parts/basics.tsx';
import { Coverage, Rack, Switch } from '../parts/network.tsx';
import { Dome, Reader } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function RiserDrawing(props: SheetProps) {
  return (
    <Sheet sheet="L-101 RISER" {...props}>
      <g data-ink="faint">
        <path d="M60 130h520M60 240h520M60 350h520" data-dash />
      </g>
      <Rack x={60} y={140} lit={[0, 1, 2, 4]} />
      <Cable d="M190 190h38a12 12 0 0 0 12-12V96a12 12 0 0 1 12-12h24M190 216h86M190 244h38a12 12 0 0 1 12 12v80a12 12 0 0 0 12 12h24" />
      <Switch x={276} y={62} />
      <Switch x={276} y={194} />
      <Switch x={276} y={326} />
      <Cable d="M496 84h34M496 216h34M496 348h34" />
      <Dome x={544} y={84} />
      <Coverage x={552} y={216} r={40} />
      <Reader x={530} y={322} />
      <Label x={420} y={122}>
        LEVEL 3
      </Label>
      <Label x={420} y={254}>
        LEVEL 2
      </Label>
      <Label x={420} y={386}>
        LEVEL 1
      </Label>
    </Sheet>
  );
}
