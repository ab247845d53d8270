import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Dimension } from '../parts/measures.tsx';
import { Coverage } from '../parts/network.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function WirelessAccessPointsDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-201"
      name="WIRELESS COVERAGE"
      title="Floor plan with four access points, each wired to the closet, and the circles they cover"
      unitsPerFoot={4}
      {...props}
    >
      <path
        data-stroke="muted"
        d="M50 60h540v350H50zM50 230h120M230 230h140M430 230h160M370 60v60M370 180v50M230 230v60M230 350v60M430 300v110"
      />
      <Coverage x={150} y={150} r={25} />
      <Coverage x={480} y={150} r={25} />
      <Coverage x={140} y={320} r={22} />
      <Coverage x={500} y={330} r={20} />
      <Box x={296} y={300} w={70} h={84} />
      <path d="M308 316h46M308 332h46M308 348h46" data-stroke="muted" />
      <Cable via="310,300 310,150 161,150" isMuted />
      <Cable via="346,300 346,206 480,206 480,161" isMuted />
      <Cable via="296,350 140,350 140,331" isMuted />
      <Cable via="366,350 500,350 500,341" isMuted />
      <Dimension from={[150, 96]} to={[480, 96]} />
      <Label x={331} y={404} middle>
        CLOSET
      </Label>
    </Sheet>
  );
}
