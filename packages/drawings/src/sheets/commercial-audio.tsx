import { CeilingSpeaker, Mixer } from '../parts/audiovisual.tsx';
import { Cable, GroundLine } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Dimension } from '../parts/measures.tsx';
import { Person } from '../parts/people.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function CommercialAudioDrawing(props: SheetProps) {
  // Ears of a standing listener are about 5 ft above the floor.
  const speakers = [118, 278, 438];
  return (
    <Sheet
      number="A-101"
      name="COMMERCIAL AUDIO"
      title="Three ceiling loudspeakers whose coverage meets at the height of the listeners' ears, and their amplifier"
      unitsPerFoot={22}
      {...props}
    >
      <GroundLine y={410} />
      <path d="M40 146H600M40 146v264M600 146v264" data-stroke="muted" />
      {speakers.map((x) => (
        <g key={x}>
          <CeilingSpeaker x={x} y={146} drop={7} angle={54} isLabeled={x === 278} />
          <Cable via={`${x},96 ${x},146`} />
        </g>
      ))}
      <path d="M96 96H600" />
      {speakers.map((x) => (
        <Person key={x} x={x - 21} y={290} h={120} />
      ))}
      <Cable via="588,96 588,320" />
      <Mixer x={510} y={320} scale={0.5} />
      <path d="M506 355h92v55M510 355v55" data-stroke="muted" />
      <Dimension from={[532, 146]} to={[532, 300]} />
      <Label x={118} y={84} middle>
        ZONE 1
      </Label>
      <Label x={278} y={84} middle>
        ZONE 2
      </Label>
      <Label x={438} y={84} middle>
        ZONE 3
      </Label>
      <Label x={578} y={314} end>
        AMP
      </Label>
    </Sheet>
  );
}
