import { Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Cloud } from '../parts/network.tsx';
import { Rack } from '../parts/rack.tsx';
import { Wall } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function FirewallManagementDrawing(props: SheetProps) {
  return (
    <Sheet
      number="N-101"
      name="FIREWALL"
      title="Traffic from the internet stops at a firewall, except for one permitted port to the rack"
      {...props}
    >
      <Cloud x={36} y={150} />
      <Wall x={286} y={70} h={330} />
      <Rack x={452} y={106} units={9} lit={[0, 1, 2]} />
      <path d="M436 393h164" data-stroke="muted" />
      <Cable via="78,246 78,300 286,300" isDashed />
      <Cable via="120,246 120,340 286,340" isDashed />
      <Cable via="156,174 156,110 286,110" isDashed />
      <path
        d="M252 102l16 16M268 102l-16 16M252 292l16 16M268 292l-16 16M252 332l16 16M268 332l-16 16"
        strokeWidth="2.5"
      />
      <Cable via="203.2,200 286,200" />
      <Cable via="330,200 452,200" />
      <path d="M436 192l14 8-14 8" />
      <Label x={338} y={186}>
        PERMIT 443
      </Label>
      <Label x={50} y={138}>
        INTERNET
      </Label>
      <Label x={340} y={120}>
        DENY ALL
      </Label>
      <Label x={452} y={94}>
        SERVERS
      </Label>
    </Sheet>
  );
}
