import { Building, Cable, GroundLine, Label, Terminal } from '../parts/basics.tsx';
import { AccessPoint, Cloud, Rack, Screen } from '../parts/network.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ConnectivityDrawing(props: SheetProps) {
  return (
    <Sheet sheet="T-001 NETWORK RISER" {...props}>
      <GroundLine y={400} />
      <Building x={250} y={80} w={320} h={320} floors={3} />
      <Cloud x={50} y={60} />
      <Cable d="M136 158v176a12 12 0 0 0 12 12h132" />
      <Rack x={280} y={140} lit={[0, 2, 5]} />
      <Cable d="M410 180h60a12 12 0 0 0 12-12v-2M410 222h56a12 12 0 0 1 12 12v42a12 12 0 0 0 12 12h4" />
      <AccessPoint x={490} y={80} rings={2} />
      <Cable d="M482 168v-60" isDashed />
      <AccessPoint x={506} y={293} rings={2} />
      <Screen x={430} y={190} />
      <Terminal x={280} y={346} />
      <Label x={90} y={190}>
        WAN
      </Label>
      <Label x={60} y={386}>
        MDF
      </Label>
    </Sheet>
  );
}
