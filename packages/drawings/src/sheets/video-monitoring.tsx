import { Table } from '../parts/audiovisual.tsx';
import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Waves } from '../parts/network.tsx';
import { Person } from '../parts/people.tsx';
import { steps } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function VideoMonitoringDrawing(props: SheetProps) {
  const screens = [
    [60, 60],
    [200, 60],
    [60, 166],
    [200, 166],
  ] as const;
  return (
    <Sheet
      number="S-301"
      name="VIDEO MONITORING"
      title="Four camera pictures, a person marked in one of them, and an operator who speaks to them through a loudspeaker"
      {...props}
    >
      {screens.map(([x, y]) => (
        <Box key={`${x}-${y}`} x={x} y={y} w={126} h={92} isMuted={x !== 200 || y !== 60} />
      ))}
      <path d="M236 98v-10h10M290 98v-10h-10M236 140v10h10M290 140v10h-10M263 94a10 10 0 1 1 0 20 10 10 0 1 1 0-20M248 142a15 15 0 0 1 30 0" />
      <path
        d="M76 130l24-30 18 16 24-28 28 42M76 236l30-20 22 8 42-24M216 236h94M230 236v-30h24v30M268 236v-44h26v44"
        data-stroke="muted"
      />
      <Cable via="326,106 404,106 404,226" />
      <Box x={356} y={226} w={96} h={64} r={3} />
      <path d="M404 290v14M390 304h28" />
      <Table x={340} y={304} w={250} seats={0} />
      <Person x={508} y={236} h={128} />
      <path d="M516 252a17 17 0 0 1 34 0v8M516 252v8h-8" />
      <Cable via="356,260 150,260 150,300" isDashed />
      <path d="M132 300h20l18-14v44l-18-14h-20z" data-fill="background" />
      <Waves x={180} y={308} />
      <g data-stroke="muted">
        <path d="M330 364h270M60 404h520" />
        {steps(13, 60, 43.33).map((x, hour) => (
          <path key={x} d={`M${x} 404v${hour % 3 ? -6 : -12}`} />
        ))}
      </g>
      <path d="M103 404v-20h44v20M450 404v-28h44v28" />
      <Label x={60} y={428}>
        00:00
      </Label>
      <Label x={580} y={428} end>
        24:00
      </Label>
      <Label x={218} y={314}>
        TALK-DOWN
      </Label>
      <Label x={60} y={48}>
        PERSON AFTER HOURS
      </Label>
    </Sheet>
  );
}
