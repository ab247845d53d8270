import { Box, Cable } from '../parts/basics.tsx';
import { Intercom, Panel, Reader, WirelessLock } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { Cloud, Phone } from '../parts/network.tsx';
import { Mark } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function BrivoKitDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-132"
      name="BRIVO KIT"
      title="Brivo cloud, a panel with two readers, a wireless lock with its hub, a door station and a phone with the pass"
      {...props}
    >
      <Cloud x={228} y={24} />
      <Panel x={258} y={186} />
      <Cable via="318,120 318,186" />
      <Reader x={70} y={196} />
      <Reader x={140} y={196} />
      <Cable via="85,248 85,270 258,270" />
      <Cable via="170,222 258,222" />
      <Box x={458} y={204} w={56} h={44} r={6} />
      <path d="M474 226h24M474 234h24" data-stroke="muted" />
      <Cable via="378,226 458,226" />
      <Cable via="514,226 558,226" isDashed />
      <WirelessLock x={558} y={198} />
      <Intercom x={110} y={330} />
      <Cable via="146,366 290,366 290,276" />
      <Phone x={464} y={322} />
      <Mark x={485} y={366} />
      <Cable via="485,322 485,290 416,290 416,70 393.9,70" isDashed />
      <Label x={120} y={184} middle>
        READERS
      </Label>
      <Label x={318} y={296}>
        PANEL
      </Label>
      <Label x={486} y={192} middle>
        HUB
      </Label>
      <Label x={596} y={280} end>
        WIRELESS LOCK
      </Label>
      <Label x={50} y={424}>
        DOOR STATION
      </Label>
      <Label x={520} y={368}>
        PASS
      </Label>
      <Label x={318} y={92} middle>
        BRIVO
      </Label>
    </Sheet>
  );
}
