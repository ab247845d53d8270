import { Display, TouchPanel } from '../parts/audiovisual.tsx';
import { Cable, GroundLine } from '../parts/basics.tsx';
import { CeilingDome } from '../parts/cameras.tsx';
import { Door, Reader } from '../parts/doors.tsx';
import { AccessPoint, Laptop } from '../parts/network.tsx';
import { Rack } from '../parts/rack.tsx';
import { Padlock } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

/** Products of many makers on one rack. */
export function KitDrawing(props: SheetProps) {
  return (
    <Sheet
      number="L-401"
      name="KIT OF PARTS"
      title="A door with its reader, a camera, an access point, a display, a touch panel and a laptop around one rack"
      {...props}
    >
      <GroundLine y={420} />
      <path d="M40 64H600" data-stroke="muted" />
      <g data-practice="physical-security">
        <Door x={60} y={240} />
        <Reader x={186} y={300} scale={0.8} />
        <CeilingDome x={110} y={64} />
        <Cable via="210,320 262,320" />
        <Cable via="126,68 290,68 290,186" />
      </g>
      <g data-practice="connectivity">
        <Rack x={262} y={186} units={7} lit={[0, 1, 3]} />
        <AccessPoint x={360} y={64} />
        <Cable via="330,186 330,64" />
      </g>
      <g data-practice="audiovisual">
        <Display x={450} y={110} w={140} h={84} />
        <TouchPanel x={506} y={226} />
        <Cable via="392,220 424,220 424,152 450,152" />
        <Cable via="392,256 506,256" />
      </g>
      <g data-practice="it-security">
        <path d="M440 388h150M452 388v32M578 388v32" />
        <Laptop x={456} y={310} />
        <Padlock x={496} y={312} scale={0.65} />
        <Cable via="392,344 468,344" />
      </g>
    </Sheet>
  );
}
