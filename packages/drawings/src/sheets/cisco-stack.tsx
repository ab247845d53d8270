import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Cloud } from '../parts/network.tsx';
import { Firewall, Switch, switchWidth } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function CiscoStackDrawing(props: SheetProps) {
  const right = 60 + switchWidth(16);
  return (
    <Sheet
      number="T-131"
      name="CISCO STACK"
      title="Three stacked Catalyst switches with two uplinks to a Meraki firewall, managed from the cloud dashboard"
      {...props}
    >
      <path d="M48 190h296M48 190v222M344 190v222M48 412h12M332 412h12" data-stroke="muted" />
      {[214, 274, 334].map((y) => (
        <Switch key={y} x={60} y={y} ports={16} />
      ))}
      <Cable via="60,226 30,226 30,296 60,296" />
      <Cable via="60,306 38,306 38,356 60,356" />
      <Cable via="60,246 22,246 22,372 60,372" isMuted />
      <Firewall x={440} y={250} />
      <Cable via={`${right},232 400,232 400,262 440,262`} />
      <Cable via={`${right},352 400,352 400,276 440,276`} />
      <Cloud x={410} y={56} />
      <Cable via="500,250 500,152" />
      <Box x={96} y={62} w={170} h={100} r={3} />
      <path d="M96 84h170M112 104h60M112 120h44M112 136h52M200 142v-24M216 142v-36M232 142v-14M248 142v-30" />
      <Cable via="266,110 423.4,110" isDashed />
      <Label x={440} y={312}>
        MERAKI MX
      </Label>
      <Label x={60} y={206}>
        CATALYST STACK
      </Label>
      <Label x={360} y={376}>
        UPLINKS A, B
      </Label>
      <Label x={96} y={52}>
        DASHBOARD
      </Label>
      <Label x={500} y={124} middle>
        INTERNET
      </Label>
    </Sheet>
  );
}
