import { Building, Cable, GroundLine, Translate } from '../parts/basics.tsx';
import { Door, Panel, Reader, WirelessLock } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { Cloud, Phone, Waves } from '../parts/network.tsx';
import { Person } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function BrivoResidenceDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-131"
      name="BRIVO RESIDENCE"
      title="A resident opens the street door with a phone; the panel in the closet decides and reports to the Brivo cloud"
      {...props}
    >
      <GroundLine y={420} />
      <Building x={250} y={60} w={340} h={360} floors={2} />
      <path d="M430 240v180" data-stroke="muted" />
      <Cloud x={30} y={36} />
      <Person x={56} y={240} h={180} />
      <Phone x={126} y={278} />
      <Waves x={182} y={318} />
      <Reader x={214} y={296} />
      <path d="M250 420V240" strokeWidth="4" />
      <Door x={268} y={282} h={138} />
      <Panel x={452} y={272} />
      <Cable via="229,296 229,266 480,266 480,272" />
      <Cable via="512,272 512,252 120,252 120,132" />
      {[290, 410].map((x) => (
        <g key={x}>
          <Door x={x} y={92} h={148} />
          <Translate x={x + 53} y={160} scale={0.6}>
            <WirelessLock x={0} y={0} />
          </Translate>
        </g>
      ))}
      <Label x={120} y={104} middle>
        BRIVO
      </Label>
      <Label x={452} y={384}>
        PANEL
      </Label>
      <Label x={510} y={120}>
        UNITS
      </Label>
      <Label x={120} y={270}>
        PASS
      </Label>
    </Sheet>
  );
}
