import { Box, Cable, GroundLine } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Cloud, Waves } from '../parts/network.tsx';
import { Firewall } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

const sites = [
  { x: 46, h: 130, name: 'OFFICE' },
  { x: 236, h: 100, name: 'CLINIC' },
  { x: 426, h: 80, name: 'DEPOT' },
];

export function BranchTunnelsDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-241"
      name="THREE SITES, ONE PLAN"
      title="Three sites with the same closet, joined by encrypted tunnels over the internet, each with cellular as second path"
      {...props}
    >
      <GroundLine y={404} />
      <Cloud x={230} y={36} />
      {sites.map(({ x, h, name }) => (
        <g key={name}>
          <path d={`M${x} 404v${-h - 60}h168v${h + 60}`} data-stroke="muted" />
          <path d={`M${x + 24} 340h120M${x + 24} 404v-64M${x + 144} 404v-64`} />
          <Firewall x={x + 24} y={304} />
          <Box x={x + 36} y={352} w={96} h={16} />
          <Box x={x + 36} y={376} w={96} h={16} />
          <Waves x={x + 154} y={322} />
          <Label x={x + 84} y={428} middle>
            {name}
          </Label>
        </g>
      ))}
      <Cable via="112,304 112,190 300,190 300,132" />
      <Cable via="320,304 320,132" />
      <Cable via="528,304 528,190 340,190 340,132" />
      <Label x={80} y={180}>
        TUNNEL
      </Label>
      <Label x={320} y={104} middle>
        INTERNET
      </Label>
      <Label x={594} y={280} end>
        CELLULAR
      </Label>
    </Sheet>
  );
}
