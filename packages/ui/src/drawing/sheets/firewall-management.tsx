import { Cable, Label } from '../parts/basics.tsx';
import { Cloud, Rack } from '../parts/network.tsx';
import { Wall } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function FirewallManagementDrawing(props: SheetProps) {
  return (
    <Sheet sheet="N-101 FIREWALL" {...props}>
      <Cloud x={40} y={170} />
      <Wall x={286} y={70} h={320} />
      <Rack x={450} y={110} lit={[0, 1, 2]} />
      <Cable d="M216 200h60M216 250h60M200 300h76" isDashed />
      <path d="M258 192l16 16M274 192l-16 16M258 292l16 16M274 292l-16 16" strokeWidth="2.5" />
      <Cable d="M330 250h120" />
      <path d="M434 242l14 8-14 8" />
      <Label x={346} y={238}>
        PERMIT 443
      </Label>
      <Label x={60} y={300}>
        INTERNET
      </Label>
      <Label x={340} y={90}>
        DENY ALL
      </Label>
    </Sheet>
  );
}
