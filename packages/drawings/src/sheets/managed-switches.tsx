import { Box, Cable, StatusLight } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Switch, steps } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ManagedSwitchesDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-301"
      name="SWITCHING"
      title="A core switch with uplinks to two access switches, which power the devices below them"
      {...props}
    >
      <Switch x={210} y={60} />
      <Switch x={60} y={214} />
      <Switch x={360} y={214} />
      <Cable via="290,104 290,160 250,160 250,214" />
      <Cable via="350,104 350,160 540,160 540,214" />
      <Cable via="280,236 360,236" isDashed />
      {steps(5, 80, 42).map((x) => (
        <g key={x}>
          <Cable via={`${x},258 ${x},356`} isMuted />
          <Cable via={`${x + 300},258 ${x + 300},356`} isMuted />
          <Box x={x - 14} y={356} w={28} h={26} r={3} />
          <Box x={x + 286} y={356} w={28} h={26} r={3} />
          <StatusLight x={x} y={369} />
          <StatusLight x={x + 300} y={369} />
        </g>
      ))}
      <Label x={210} y={50}>
        CORE
      </Label>
      <Label x={60} y={202}>
        ACCESS 1
      </Label>
      <Label x={360} y={202}>
        ACCESS 2
      </Label>
      {/* IEEE 802.3at, at the port of the switch. */}
      <Label x={60} y={410}>
        PoE+, 30 W PER PORT
      </Label>
    </Sheet>
  );
}
