import { Box, Cable, GroundLine } from '../parts/basics.tsx';
import { Door, Reader } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { Dimension } from '../parts/measures.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function DoorOpeningDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-122"
      name="DOOR OPENING"
      title="A door with its five parts: position switch, exit sensor, electric lock, reader and power supply"
      unitsPerFoot={40}
      {...props}
    >
      <GroundLine y={424} />
      <path d="M40 66H600" data-stroke="muted" />
      <Door x={230} y={144} h={280} />
      <Dimension from={[200, 144]} to={[200, 424]} isBefore />
      <Box x={250} y={128} w={26} h={9} />
      <Cable via="263,128 263,96 470,96" isMuted />
      <Box x={286} y={106} w={54} h={18} r={5} />
      <Cable via="313,106 313,84 470,84" isMuted />
      <Box x={370} y={288} w={7} h={40} />
      <Cable via="377,308 400,308 400,112 470,112" />
      <Reader x={428} y={268} scale={0.7} />
      <Cable via="438.5,268 438.5,128 470,128" />
      <Box x={470} y={72} w={110} h={80} r={3} />
      <path d="M486 92h78M486 112h78M486 132h40" data-stroke="muted" />
      <Label x={240} y={116} end>
        POSITION SWITCH
      </Label>
      <Label x={278} y={60} end>
        EXIT SENSOR
      </Label>
      <Label x={392} y={344}>
        LOCK
      </Label>
      <Label x={460} y={292}>
        READER
      </Label>
      <Label x={470} y={172}>
        POWER
      </Label>
    </Sheet>
  );
}
