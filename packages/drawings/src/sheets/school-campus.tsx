import { Box, Cable } from '../parts/basics.tsx';
import { Dome } from '../parts/cameras.tsx';
import { Label } from '../parts/label.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { PersonInPlan } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function SchoolCampusDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-251"
      name="VERKADA CAMPUS"
      title="School plan with cameras in the hallways and the courtyard, and portable classrooms that lock as a group"
      unitsPerFoot={4}
      {...props}
    >
      <g data-stroke="muted">
        <path d="M50 50h380v90H180v160h250v100H50zM50 140h130M50 300h130M430 140v-90" />
        <path d="M110 50v50M180 50v50M250 50v50M320 50v50M390 50v50M50 100h380M50 350h380M120 350v50M200 350v50M280 350v50M360 350v50" />
        <path d="M480 60h100v60H480zM480 150h100v60H480zM480 240h100v60H480z" />
      </g>
      <FieldOfView x={62} y={120} toward={0} angle={16} range={34} />
      <FieldOfView x={62} y={324} toward={0} angle={16} range={34} />
      <FieldOfView x={192} y={152} toward={45} angle={90} range={36} isLabeled />
      <Dome x={62} y={120} />
      <Dome x={62} y={324} />
      <Dome x={192} y={152} />
      <PersonInPlan x={280} y={190} />
      <PersonInPlan x={240} y={250} />
      <Box x={60} y={196} w={84} h={60} r={3} />
      <Cable via="62,132 62,180 80,180 80,196" isMuted />
      <Cable via="62,312 62,280 80,280 80,256" isMuted />
      <Cable via="180,152 128,152 128,196" isMuted />
      <Cable via="144,226 456,226" />
      <Cable via="456,90 480,90" />
      <Cable via="456,180 480,180" />
      <Cable via="456,270 480,270" />
      <path d="M456 90v180" />
      <Label x={102} y={232} middle>
        OFFICE
      </Label>
      <Label x={530} y={96} middle>
        P1
      </Label>
      <Label x={530} y={186} middle>
        P2
      </Label>
      <Label x={530} y={276} middle>
        P3
      </Label>
      <Label x={596} y={330} end>
        LOCKDOWN GROUP
      </Label>
    </Sheet>
  );
}
