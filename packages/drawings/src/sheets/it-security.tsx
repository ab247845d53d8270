import { Cable, Terminal } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Cloud, Laptop } from '../parts/network.tsx';
import { Rack } from '../parts/rack.tsx';
import { Padlock, Shield } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ItSecurityDrawing(props: SheetProps) {
  return (
    <Sheet
      number="N-001"
      name="IT SECURITY"
      title="A firewall between the cloud and the network of laptops and servers"
      {...props}
    >
      <Cloud x={228} y={34} />
      <Cable via="320,130 320,168" />
      <Shield x={260} y={168} scale={1.2} />
      <Cable via="320,314.4 320,380" />
      <path d="M60 380H580" />
      <Cable via="120,380 120,298" />
      <Cable via="520,380 520,314" />
      <Laptop x={60} y={220} />
      <path d="M110 298h20" />
      <Padlock x={96} y={228} scale={0.75} />
      <Rack x={455} y={90} units={7} lit={[0, 1, 4]} />
      <path d="M510 313h20" data-stroke="muted" />
      <Terminal x={120} y={380} />
      <Terminal x={320} y={380} />
      <Terminal x={520} y={380} />
      <Label x={66} y={206}>
        ENDPOINTS
      </Label>
      <Label x={455} y={78}>
        SERVERS
      </Label>
      <Label x={346} y={404}>
        LAN
      </Label>
    </Sheet>
  );
}
