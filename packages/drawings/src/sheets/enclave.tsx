import { Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Laptop, Screen } from '../parts/network.tsx';
import { Firewall, Recorder, Switch } from '../parts/rack.tsx';
import { Padlock } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function EnclaveDrawing(props: SheetProps) {
  return (
    <Sheet
      number="N-221"
      name="ENCLAVE"
      title="A boundary around two workstations and a file server with controlled drawings; a firewall is the only way in, the office stays outside"
      {...props}
    >
      <path d="M250 50h340v370H250z" data-dash />
      <Screen x={280} y={86} />
      <Screen x={430} y={86} />
      <path
        d="M306 106h70v40h-70zM306 126h70M341 106v40M456 106h70v40h-70zM456 126h70M491 106v40"
        data-stroke="muted"
      />
      <Switch x={346} y={240} />
      <path d="M316 186h58M466 186h58" />
      <Cable via="360,186 360,240" />
      <Cable via="495,186 495,240" />
      <Recorder x={341} y={330} />
      <Cable via="416,284 416,330" />
      <Padlock x={530} y={330} scale={0.7} />
      <Firewall x={190} y={244} />
      <Cable via="310,262 346,262" />
      <Laptop x={40} y={90} />
      <Laptop x={40} y={330} />
      <Cable via="100,168 100,252 190,252" isMuted />
      <Cable via="100,330 100,270 190,270" isMuted />
      <path d="M60 168h80" data-stroke="muted" />
      <Label x={40} y={76}>
        OFFICE
      </Label>
      <Label x={264} y={42}>
        CONTROLLED DRAWINGS
      </Label>
      <Label x={341} y={412}>
        FILES, LOGS
      </Label>
    </Sheet>
  );
}
