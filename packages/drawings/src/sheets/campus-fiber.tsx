import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Dimension } from '../parts/measures.tsx';
import { Waves } from '../parts/network.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function CampusFiberDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-222"
      name="CAMPUS FIBER"
      title="Campus plan: fiber in an existing duct, an aerial span on poles and a radio bridge across the street from the main building"
      unitsPerFoot={0.8}
      {...props}
    >
      <Box x={50} y={60} w={150} h={130} />
      <Box x={400} y={60} w={150} h={90} isMuted />
      <Box x={60} y={300} w={130} h={110} isMuted />
      <Box x={460} y={310} w={120} h={100} isMuted />
      <path d="M300 240L620 214M300 280L620 254" data-stroke="muted" data-dash />
      <Cable via="200,104 400,104" />
      <path d="M230 96h20v16h-20zM350 96h20v16h-20z" data-fill="background" />
      <Cable via="120,190 120,300" />
      <circle cx="120" cy="226" r="5" data-fill="solid" />
      <circle cx="120" cy="264" r="5" data-fill="solid" />
      <Cable via="200,180 460,330" isDashed />
      <Waves x={214} y={170} />
      <Dimension from={[200, 72]} to={[400, 72]} name="DUCT" />
      <Dimension from={[108, 190]} to={[108, 300]} isBefore />
      <Label x={136} y={250}>
        AERIAL
      </Label>
      <Label x={330} y={226}>
        RADIO BRIDGE
      </Label>
      <Label x={520} y={206}>
        STREET
      </Label>
      <Label x={125} y={130} middle>
        MAIN
      </Label>
      <Label x={475} y={130} middle>
        GYM
      </Label>
      <Label x={125} y={360} middle>
        CHAPEL
      </Label>
      <Label x={520} y={366} middle>
        ANNEX
      </Label>
    </Sheet>
  );
}
