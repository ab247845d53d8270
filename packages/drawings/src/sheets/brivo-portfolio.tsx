import { Box, Cable, GroundLine } from '../parts/basics.tsx';
import { Reader } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { Cloud, Laptop } from '../parts/network.tsx';
import { Lines } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

const sites = [
  { x: 46, roof: 'M46 290l60-44 60 44', name: 'APARTMENTS' },
  { x: 192, roof: 'M192 270h120v20', name: 'CLINIC' },
  { x: 338, roof: 'M338 290l60-60 60 60M398 230v-26M388 214h20', name: 'PARISH' },
  { x: 484, roof: 'M484 290v-30l30 14v-14l30 14v-14l30 14', name: 'PLANT' },
];

export function BrivoPortfolioDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-232"
      name="BRIVO PORTFOLIO"
      title="Four sites, each with its own readers, on one Brivo account that an office manages"
      {...props}
    >
      <GroundLine y={400} />
      <Cloud x={228} y={30} />
      <Laptop x={470} y={60} />
      <Lines x={496} y={78} w={60} count={3} />
      <Cable via="396.6,90 482,90" isDashed />
      {sites.map(({ x, roof, name }) => (
        <g key={name}>
          <Box x={x} y={290} w={116} h={110} isMuted />
          <path d={roof} data-stroke="muted" />
          <path d={`M${x + 16} 400v-66h36v66`} data-stroke="muted" />
          <Reader x={x + 72} y={330} scale={0.8} />
          <Cable via={`${x + 84},330 ${x + 84},190`} />
          <Label x={x + 58} y={424} middle>
            {name}
          </Label>
        </g>
      ))}
      <path d="M100 190H590" />
      <Cable via="318,126 318,190" />
      <Label x={318} y={92} middle>
        BRIVO
      </Label>
      <Label x={470} y={158}>
        ONE ACCOUNT
      </Label>
    </Sheet>
  );
}
