import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Cloud } from '../parts/network.tsx';
import { Firewall, Switch } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

const segments = ['STAFF', 'GUEST', 'CAMERA', 'ROOM', 'HVAC'];

export function NetworkSegmentsDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-142"
      name="SEGMENTS"
      title="One switch with five segments that meet only at the firewall"
      {...props}
    >
      <Cloud x={230} y={24} />
      <Cable via="320,120 320,150" />
      <Firewall x={260} y={150} />
      <Cable via="320,186 320,226" />
      <Switch x={210} y={226} />
      {segments.map((name, index) => {
        const x = 46 + index * 112;
        return (
          <g key={name}>
            <Cable
              via={`${224 + index * 47},270 ${224 + index * 47},304 ${x + 50},304 ${x + 50},336`}
              isMuted={index % 2 === 1}
            />
            <Box x={x} y={336} w={100} h={88} r={6} isMuted={index % 2 === 1} />
            <Label x={x + 50} y={386} middle>
              {name}
            </Label>
          </g>
        );
      })}
      <Label x={390} y={174}>
        ONE WAY OUT
      </Label>
      <Label x={320} y={92} middle>
        INTERNET
      </Label>
    </Sheet>
  );
}
