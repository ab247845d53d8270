import { Cable, Label } from '../parts/basics.tsx';
import { Person } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function VideoMonitoringDrawing(props: SheetProps) {
  const screens = [
    { x: 60, y: 70 },
    { x: 200, y: 70 },
    { x: 60, y: 176 },
    { x: 200, y: 176 },
  ];
  return (
    <Sheet sheet="S-301 VIDEO MONITORING" {...props}>
      {screens.map(({ x, y }) => (
        <path key={`${x}-${y}`} d={`M${x} ${y}h126v92h-126z`} data-ink={x === 200 && y === 70 ? 'wash' : 'faint'} />
      ))}
      <path d="M200 70h126v92H200z" />
      <path d="M236 108v-10h10M290 108v-10h-10M236 140v10h10M290 140v10h-10" />
      <path d="M263 104a10 10 0 1 1 0 20 10 10 0 1 1 0-20M248 146a15 15 0 0 1 30 0" />
      <path
        d="M76 140l24-30 18 16 24-28 28 42M76 246l30-20 22 8 42-24M216 246h94M230 246v-30h24v30M268 246v-44h26v44"
        data-ink="faint"
      />
      <Cable d="M326 116h62a12 12 0 0 1 12 12v68" />
      <Person x={372} y={210} />
      <path d="M362 222a32 32 0 0 1 64 0v14h-12v-14M374 236h-12v-14" />
      <Cable d="M430 240h40" isDashed />
      <path d="M480 214a40 40 0 0 1 0 52M500 200a62 62 0 0 1 0 80M520 186a84 84 0 0 1 0 108" />
      <path d="M60 330h480" data-ink="faint" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((hour) => (
        <path key={hour} d={`M${60 + hour * 40} 330v${hour % 3 ? 8 : 16}`} data-ink="faint" />
      ))}
      <path d="M180 330v-18h50v18M340 330v-30h34v30" />
      <Label x={60} y={370}>
        00:00
      </Label>
      <Label x={540} y={370} end>
        24:00
      </Label>
      <Label x={440} y={314}>
        LIVE TALK-DOWN
      </Label>
    </Sheet>
  );
}
