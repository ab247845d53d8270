import { CeilingSpeaker, Mixer, Table } from '../parts/audiovisual.tsx';
import { Box, Cable, GroundLine } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function BallroomDrawing(props: SheetProps) {
  return (
    <Sheet
      number="A-221"
      name="DIVISIBLE BALLROOM"
      title="A ballroom with two air walls and partition sensors; the loudspeakers of each third belong to a zone of one processor"
      unitsPerFoot={16}
      {...props}
    >
      <GroundLine y={424} />
      <path d="M40 170H600M40 170v254M600 170v254" data-stroke="muted" />
      {[226, 414].map((x) => (
        <g key={x}>
          <path d={`M${x - 4} 170v254M${x + 4} 170v254`} />
          <path d={`M${x - 4} 234h8M${x - 4} 298h8M${x - 4} 362h8`} data-stroke="muted" />
          <Box x={x - 9} y={170} w={18} h={12} />
          <Cable via={`${x},170 ${x},126`} isMuted />
        </g>
      ))}
      {[132, 320, 508].map((x, zone) => (
        <g key={x}>
          <CeilingSpeaker x={x} y={170} drop={12} angle={46} isLabeled={zone === 1} />
          <Cable via={`${x},170 ${x},110`} />
          <Table x={x - 70} y={386} w={140} h={38} seats={3} />
          <Label x={x} y={250} middle>
            {zone === 1 ? 'B' : zone ? 'C' : 'A'}
          </Label>
        </g>
      ))}
      <Mixer x={268} y={36} scale={0.62} />
      <Cable via="320,110 320,79.4" />
      <path d="M60 110H580" />
      <path d="M60 126H580" data-stroke="muted" />
      <Cable via="250,126 250,60 268,60" isMuted />
      <Label x={400} y={68}>
        PROCESSOR
      </Label>
      <Label x={60} y={100}>
        AUDIO
      </Label>
      <Label x={60} y={146}>
        SENSORS
      </Label>
    </Sheet>
  );
}
