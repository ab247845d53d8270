import { Cable, Label, Live } from '../parts/basics.tsx';
import { Rack, Trace } from '../parts/network.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function NetworkMonitoringDrawing(props: SheetProps) {
  return (
    <Sheet sheet="T-401 NETWORK MONITORING" {...props}>
      <Rack x={60} y={100} lit={[0, 1, 2, 4, 6]} />
      <Cable d="M190 170h50a12 12 0 0 0 12-12v-6" />
      <path d="M252 60h320v200H252z" data-ink="ground" />
      <path d="M252 60h320v200H252z" />
      <path d="M252 88h320" data-ink="faint" />
      <Live x={270} y={74} />
      <Trace x={276} y={112} />
      <path d="M456 112h92v60h-92z" data-ink="faint" />
      <path d="M470 158v-20M486 158v-34M502 158v-12M518 158v-28M534 158v-38" strokeWidth="5" />
      <path d="M276 200h272M276 220h200M276 240h236" data-ink="faint" />
      <path d="M276 200h120M276 220h60M276 240h180" />
      <Cable d="M412 260v40M360 300h104" />
      <path d="M400 344a12 12 0 1 0 24 0M384 344h56c-8-8-8-14-8-22a20 20 0 0 0-40 0c0 8 0 14-8 22z" />
      <path d="M370 312a34 34 0 0 0-6 20M454 312a34 34 0 0 1 6 20" />
      <Label x={478} y={336}>
        ALERT
      </Label>
    </Sheet>
  );
}
