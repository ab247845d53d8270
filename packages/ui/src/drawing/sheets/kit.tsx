import { DisplayWall, TouchPanel } from '../parts/audiovisual.tsx';
import { Switch } from '../parts/network.tsx';
import { Door, Key, Reader, Shield } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

/** A door, a wall of pictures, a shield: what an industry page shows when it has no drawing of its own. */
export function KitDrawing(props: SheetProps) {
  return (
    <Sheet sheet="L-401 KIT OF PARTS" {...props}>
      <Door x={70} y={60} />
      <Reader x={190} y={130} />
      <DisplayWall x={260} y={60} />
      <Shield x={520} y={70} />
      <Switch x={70} y={300} />
      <TouchPanel x={330} y={292} />
      <Key x={450} y={304} />
    </Sheet>
  );
}
