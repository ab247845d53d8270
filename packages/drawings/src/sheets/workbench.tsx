import { Box, Cable, GroundLine } from '../parts/basics.tsx';
import { Panel } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { Screen } from '../parts/network.tsx';
import { Person } from '../parts/people.tsx';
import { Rack, steps } from '../parts/rack.tsx';
import { Lines } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function WorkbenchDrawing(props: SheetProps) {
  return (
    <Sheet
      number="L-201"
      name="ONE TEAM"
      title="A workshop: a technician tests a controller and a rack on the bench before they go to the site"
      {...props}
    >
      <GroundLine y={420} />
      <path d="M196 300h270M212 300v120M450 300v120M212 372h238" />
      <Screen x={206} y={200} />
      <Lines x={224} y={222} w={70} count={4} />
      <path d="M356 210v-10h100v10" data-stroke="muted" />
      <Panel x={352} y={210} />
      <Cable via="336,242 352,242" />
      <Rack x={476} y={126} units={9} lit={[0, 1, 2, 4]} />
      <path d="M476 413v7M606 413v7" />
      <Cable via="272,200 272,96 541,96 541,126" />
      <Cable via="412,210 412,116 520,116 520,126" isMuted />
      {steps(3, 232, 72).map((x) => (
        <g key={x}>
          <Box x={x} y={326} w={58} h={46} isMuted />
          <path d={`M${x + 22} 326v14h14v-14`} data-stroke="muted" />
        </g>
      ))}
      <Person x={84} y={240} h={180} />
      <path d="M130 318l34-16h34" data-stroke="muted" />
      <path
        d="M44 60h150v104H44zM44 82h150M120 82v82M62 98h40v50H62zM138 104h38M138 120h28M138 136h38"
        data-stroke="muted"
      />
      <Label x={216} y={84}>
        STAGED, LABELED, TESTED
      </Label>
      <Label x={44} y={48}>
        PLAN
      </Label>
    </Sheet>
  );
}
