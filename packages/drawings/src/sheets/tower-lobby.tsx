import { Building, Cable, GroundLine } from '../parts/basics.tsx';
import { Door, Panel, Reader } from '../parts/doors.tsx';
import { Label } from '../parts/label.tsx';
import { Person } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function TowerLobbyDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-121"
      name="TENANT FLOORS"
      title="A tower in section: a turnstile in the lobby, an elevator with a reader, and a suite door on each floor above"
      {...props}
    >
      <GroundLine y={420} />
      <Building x={60} y={36} w={520} h={384} floors={3} />
      <path d="M240 36v384M330 36v384" data-stroke="muted" />
      <path d="M250 326h70v94h-70zM285 326v94M285 36v290" />
      <path d="M284 346l-12-12M286 346l12-12" data-stroke="muted" />
      <Reader x={338} y={350} scale={0.7} />
      {[54, 182].map((y) => (
        <g key={y}>
          <Door x={364} y={y} h={110} />
          <Reader x={432} y={y + 36} scale={0.7} />
        </g>
      ))}
      <Panel x={90} y={66} />
      <Cable via="210,80 228,80 228,42 442,42 442,90" />
      <Cable via="180,156 180,170 442,170 442,218" />
      <Cable via="120,156 120,312 348,312 348,350" />
      <path d="M120 420v-46h34v46M126 374v-10h22v10M154 392h22" />
      <Cable via="104,156 104,350 137,350 137,364" />
      <Person x={186} y={318} h={102} />
      <Label x={480} y={128}>
        SUITE 300
      </Label>
      <Label x={480} y={256}>
        SUITE 200
      </Label>
      <Label x={400} y={398}>
        LOBBY
      </Label>
      <Label x={90} y={56}>
        CONTROLLER
      </Label>
    </Sheet>
  );
}
