import { Cable, GroundLine, Label, Terminal } from '../parts/basics.tsx';
import { Screen, Switch } from '../parts/network.tsx';
import { Door, Panel, Person, Reader } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function AccessControlDrawing(props: SheetProps) {
  return (
    <Sheet sheet="S-101 ACCESS CONTROL" {...props}>
      <GroundLine y={400} />
      <Door x={96} y={220} />
      <Reader x={222} y={278} />
      <Person x={282} y={280} />
      <Cable d="M237 278V120a12 12 0 0 1 12-12h151" />
      <Cable d="M141 212V84a12 12 0 0 1 12-12h247" />
      <Terminal x={141} y={212} />
      <Panel x={400} y={50} />
      <Cable d="M460 140v70" />
      <Switch x={380} y={210} />
      <Cable d="M570 254v60a12 12 0 0 1-12 12h-22" isFaint />
      <Screen x={406} y={288} />
      <path d="M424 310h54M424 324h36M424 338h72M500 306l6 6 12-13" />
      <Label x={400} y={38}>
        CONTROLLER
      </Label>
      <Label x={262} y={264}>
        READER
      </Label>
      <Label x={160} y={62}>
        STRIKE
      </Label>
    </Sheet>
  );
}
