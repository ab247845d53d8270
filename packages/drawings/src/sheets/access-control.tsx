import { Table } from '../parts/audiovisual.tsx';
import { Cable, GroundLine } from '../parts/basics.tsx';
import { Door, Panel, Reader } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { Screen } from '../parts/network.tsx';
import { Person } from '../parts/people.tsx';
import { Switch } from '../parts/rack.tsx';
import { Lines, Mark } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function AccessControlDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-101"
      name="ACCESS CONTROL"
      title="A door with a reader and a strike, wired to a controller on the network"
      {...props}
    >
      <GroundLine y={410} />
      <Door x={70} y={220} h={190} />
      <Reader x={204} y={288} />
      <Person x={270} y={280} h={130} />
      <Cable via="172,322 186,322 186,74 400,74" />
      <Cable via="219,288 219,104 400,104" />
      <Panel x={400} y={44} />
      <Cable via="460,134 460,172" />
      <Switch x={370} y={172} />
      <Cable via="506,216 506,250" isMuted />
      <Screen x={441} y={250} />
      <Table x={390} y={350} w={200} seats={0} />
      <Lines x={456} y={270} w={60} count={4} />
      <Mark x={546} y={292} />
      <Label x={400} y={34}>
        CONTROLLER
      </Label>
      <Label x={232} y={262}>
        READER
      </Label>
      <Label x={196} y={66}>
        STRIKE
      </Label>
      <Label x={360} y={199} end>
        PoE SWITCH
      </Label>
    </Sheet>
  );
}
