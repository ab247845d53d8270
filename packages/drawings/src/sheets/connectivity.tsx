import { Table } from '../parts/audiovisual.tsx';
import { Building, Cable, GroundLine, Translate } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { AccessPoint, Cloud, Screen } from '../parts/network.tsx';
import { Rack } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ConnectivityDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-001"
      name="NETWORK RISER"
      title="A line from the internet to the rack on the ground floor, and from there to access points and a desk above"
      {...props}
    >
      <GroundLine y={410} />
      <Building x={230} y={44} w={360} h={366} floors={3} />
      <Cloud x={30} y={90} />
      <Cable via="120,186 120,360 250,360" />
      <Rack x={250} y={296} units={2} lit={[0, 1]} />
      <path d="M250 394v16M380 394v16" />
      <Cable via="300,296 300,50 503.4,50" />
      <Cable via="320,296 320,146 395,146 395,130" />
      <Cable via="340,296 340,172 503.4,172" />
      <Cable via="380,330 420,330 420,294 503.4,294" />
      <Translate x={350} y={60} scale={0.7}>
        <Screen x={0} y={0} />
      </Translate>
      <Table x={330} y={130} w={130} h={36} seats={0} />
      <AccessPoint x={530} y={44} />
      <AccessPoint x={530} y={166} />
      <AccessPoint x={530} y={288} />
      <Label x={104} y={236} end>
        WAN
      </Label>
      <Label x={250} y={286}>
        MDF
      </Label>
    </Sheet>
  );
}
