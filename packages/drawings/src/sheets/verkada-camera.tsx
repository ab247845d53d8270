import { Box, Cable, StatusLight } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { Cloud, Laptop } from '../parts/network.tsx';
import { Switch } from '../parts/rack.tsx';
import { Mark } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function VerkadaCameraDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-151"
      name="VERKADA CAMERA"
      title="A camera with its own storage; only thumbnails and requested video travel over the switch to the cloud and a browser"
      {...props}
    >
      <FieldOfView x={196} y={120} toward={180} angle={68} range={150} isLabeled />
      <path d="M226 60h150v120H226zM226 84l-30 12v48l30 12" data-fill="background" />
      <circle cx="214" cy="120" r="12" data-fill="background" />
      <path d="M252 90h96v60h-96zM252 110h96M252 130h96" />
      <path d="M376 84h14v72h-14" />
      <StatusLight x={334} y={100} />
      <StatusLight x={334} y={120} />
      <StatusLight x={334} y={140} />
      <Cable via="300,180 300,300" />
      <Switch x={190} y={300} />
      <Cloud x={420} y={40} />
      <Cable via="410,322 506,322 506,136" isDashed />
      <Laptop x={60} y={330} />
      <Box x={84} y={340} w={30} h={20} isMuted />
      <Box x={122} y={340} w={30} h={20} isMuted />
      <Mark x={138} y={378} />
      <Cable via="168,374 240,374 240,344" isMuted />
      <Label x={226} y={50}>
        STORAGE ON BOARD
      </Label>
      <Label x={310} y={250}>
        PoE
      </Label>
      <Label x={422} y={352}>
        THUMBNAILS, CLIPS
      </Label>
      <Label x={506} y={108} middle>
        VERKADA
      </Label>
    </Sheet>
  );
}
