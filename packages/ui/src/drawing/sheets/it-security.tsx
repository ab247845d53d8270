import { Cable, Label, Terminal } from '../parts/basics.tsx';
import { Cloud, Rack, Screen } from '../parts/network.tsx';
import { Padlock, Shield } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ItSecurityDrawing(props: SheetProps) {
  return (
    <Sheet sheet="N-001 IT SECURITY" {...props}>
      <Cloud x={230} y={40} />
      <Cable d="M320 138v42" />
      <Shield x={270} y={180} />
      <Cable d="M320 302v26M140 340h360M140 340v-20M500 340v-20M320 328v12" />
      <Screen x={75} y={220} />
      <Rack x={440} y={60} lit={[1, 2, 5]} />
      <Padlock x={110} y={224} />
      <Terminal x={140} y={340} />
      <Terminal x={320} y={340} />
      <Terminal x={500} y={340} />
      <Cable d="M410 100h30" isDashed />
      <Label x={75} y={208}>
        ENDPOINT
      </Label>
      <Label x={440} y={48}>
        SERVERS
      </Label>
    </Sheet>
  );
}
