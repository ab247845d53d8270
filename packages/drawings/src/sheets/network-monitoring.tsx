import { Box, Cable, StatusLight } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Phone, Trace } from '../parts/network.tsx';
import { Rack } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function NetworkMonitoringDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-401"
      name="NETWORK MONITORING"
      title="A rack whose measurements appear on a dashboard, which sends an alert to a phone"
      {...props}
    >
      <Rack x={50} y={124} lit={[0, 1, 2, 4, 6]} />
      <path d="M40 384h150" data-stroke="muted" />
      <Cable via="180,170 250,170" />
      <Box x={250} y={50} w={340} h={220} />
      <path d="M250 80h340" data-stroke="muted" />
      <StatusLight x={268} y={65} />
      <Trace x={274} y={104} />
      <path d="M454 104h112v60H454z" data-stroke="muted" />
      <path d="M472 150v-20M492 150v-34M512 150v-12M532 150v-28M550 150v-38" strokeWidth="5" />
      <path d="M274 196h292M274 220h292M274 244h292" data-stroke="muted" />
      <path d="M274 196h160M274 220h70M274 244h220" />
      <Cable via="420,270 420,304" isDashed />
      <Phone x={399} y={304} />
      <path d="M412 356a8 8 0 0 0 16 0M406 356h28c-4-4-4-8-4-12a10 10 0 0 0-20 0c0 4 0 8-4 12z" />
      <Label x={460} y={356}>
        ALERT
      </Label>
      <Label x={50} y={112}>
        CLOSET
      </Label>
    </Sheet>
  );
}
