import { CeilingSpeaker, Display, Table } from '../parts/audiovisual.tsx';
import { Box, Building, Cable, GroundLine } from '../parts/basics.tsx';
import { Camera } from '../parts/cameras.tsx';
import { Door, Reader } from '../parts/doors.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { AccessPoint, Laptop } from '../parts/network.tsx';
import { Person } from '../parts/people.tsx';
import { Firewall, Rack } from '../parts/rack.tsx';
import { Padlock } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

/** Things of one practice inside a drawing of all four. */
export function CampusDrawing(props: SheetProps) {
  return (
    <Sheet
      number="L-001"
      name="ONE SYSTEM"
      title="A building in section: a camera and a door, a meeting room, a rack with its cables, and protected computers on one network"
      {...props}
    >
      <GroundLine y={420} />
      <Building x={200} y={36} w={390} h={384} floors={3} />
      <g data-practice="physical-security">
        <FieldOfView x={150} y={196} toward={100} angle={40} floor={420} isLabeled />
        <Camera x={150} y={196} toward={100} mount={[200, 150]} scale={0.8} />
        <Door x={222} y={322} h={98} />
        <Reader x={286} y={346} scale={0.6} />
      </g>
      <Person x={84} y={314} h={106} isSeen />
      <g data-practice="audiovisual">
        <Display x={222} y={66} w={130} h={74} />
        <CeilingSpeaker x={500} y={36} drop={52} angle={90} />
        <Table x={400} y={104} w={180} seats={4} />
      </g>
      <g data-practice="connectivity">
        <Rack x={330} y={309} units={2} lit={[0, 1]} />
        <path d="M330 407v13M460 407v13" />
        <Cable via="204,150 212,150 212,188 370,188 370,309" />
        <Cable via="304,361 330,361" />
        <Cable via="390,309 390,180 366,180 366,104 352,104" />
        <Cable via="410,309 410,176 560,176 560,164" isMuted />
        <AccessPoint x={270} y={164} />
        <Box x={548} y={156} w={24} h={8} />
        <Cable via="350,309 350,152 270,152 270,164" />
      </g>
      <g data-practice="it-security">
        <Firewall x={466} y={356} />
        <path d="M466 392v28M586 392v28" />
        <Cable via="460,374 466,374" />
        <Laptop x={454} y={182} />
        <Padlock x={496} y={188} scale={0.6} />
        <Table x={440} y={260} w={148} h={32} seats={0} />
        <Cable via="520,356 520,260" />
      </g>
    </Sheet>
  );
}
