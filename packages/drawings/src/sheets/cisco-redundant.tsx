import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Firewall, Switch } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

const halves = [
  { x: 56, power: 38 },
  { x: 366, power: 570 },
];

export function CiscoRedundantDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-231"
      name="CISCO REDUNDANT PAIR"
      title="Two firewalls and two distribution switches, each half on its own power, with two uplinks to every closet"
      {...props}
    >
      {halves.map(({ x, power }) => (
        <g key={x}>
          <Firewall x={x + 50} y={56} />
          <Cable via={`${x + 110},92 ${x + 110},150`} />
          <Switch x={x} y={150} />
          <Box x={power} y={64} w={34} h={50} r={3} isMuted />
          <path d={`M${power + 17} 76l-7 14h12l-7 14`} />
          <Cable via={`${power + (x < 200 ? 26 : 8)},114 ${power + (x < 200 ? 26 : 8)},150`} isMuted />
        </g>
      ))}
      <Cable via="276,164 366,164" />
      <Cable via="276,180 366,180" />
      {[60, 246, 432].map((x) => (
        <Switch key={x} x={x} y={350} ports={7} />
      ))}
      <Cable via="110,194 110,350" />
      <Cable via="390,194 390,300 150,300 150,350" isMuted />
      <Cable via="200,194 200,262 300,262 300,350" />
      <Cable via="430,194 430,280 340,280 340,350" isMuted />
      <Cable via="240,194 240,234 480,234 480,350" />
      <Cable via="530,194 530,350" isMuted />
      <Label x={38} y={44}>
        POWER A
      </Label>
      <Label x={604} y={44} end>
        POWER B
      </Label>
      <Label x={321} y={154} middle>
        PAIR
      </Label>
      <Label x={60} y={418}>
        CLOSET 1
      </Label>
      <Label x={246} y={418}>
        CLOSET 2
      </Label>
      <Label x={432} y={418}>
        CLOSET 3
      </Label>
    </Sheet>
  );
}
