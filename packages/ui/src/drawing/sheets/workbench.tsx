import { Cable, GroundLine, Label, Terminal } from '../parts/basics.tsx';
import { Screen, Switch } from '../parts/network.tsx';
import { Panel } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function WorkbenchDrawing(props: SheetProps) {
  return (
    <Sheet sheet="L-201 ONE TEAM" {...props}>
      <GroundLine y={400} />
      <path d="M60 300h520M90 300v100M550 300v100" />
      <Screen x={100} y={200} />
      <path d="M116 224h60M116 240h40M116 256h84" />
      <Panel x={260} y={210} />
      <Switch x={400} y={256} />
      <Cable d="M320 210v-60a12 12 0 0 1 12-12h100a12 12 0 0 1 12 12v106M165 200v-62a12 12 0 0 1 12-12h380a12 12 0 0 1 12 12v118" />
      <Terminal x={320} y={210} />
      <Terminal x={165} y={200} />
      <path
        d="M110 330h70v46h-70zM210 330h70v46h-70zM310 330h70v46h-70zM110 353h70M210 353h70M310 353h70"
        data-ink="faint"
      />
      <Cable d="M450 300c0 60 60 20 60 60s-60 20-60 36" isFaint />
      <Label x={100} y={92}>
        STAGED, LABELLED, TESTED BEFORE IT SHIPS
      </Label>
    </Sheet>
  );
}
