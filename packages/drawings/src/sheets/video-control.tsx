import { Display, TouchPanel } from '../parts/audiovisual.tsx';
import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

/** Which display shows which source, by row. */
const routes = [
  [80, 184],
  [184, 80],
  [288, 288],
] as const;

export function VideoControlDrawing(props: SheetProps) {
  return (
    <Sheet
      number="A-201"
      name="VIDEO CONTROL"
      title="Three sources and three displays on a matrix, switched from one touch panel"
      {...props}
    >
      {[80, 184, 288].map((y) => (
        <g key={y}>
          <Box x={44} y={y - 30} w={116} h={60} r={3} />
          <path d={`M62 ${y - 6}h46M62 ${y + 8}h28`} data-stroke="muted" />
          <Cable via={`160,${y} 220,${y}`} />
          <Cable via={`410,${y} 466,${y}`} />
          <Display x={466} y={y - 38} w={130} h={76} />
        </g>
      ))}
      <Box x={220} y={44} w={190} h={286} r={3} />
      {routes.map(([from, to]) => (
        <path key={from} d={`M220 ${from}h46L364 ${to}h46`} />
      ))}
      <Cable via="315,330 315,366" isDashed />
      <TouchPanel x={273} y={366} />
      <Label x={44} y={38}>
        SOURCES
      </Label>
      <Label x={596} y={30} end>
        DISPLAYS
      </Label>
      <Label x={368} y={402}>
        ONE TOUCH
      </Label>
    </Sheet>
  );
}
