import { Cable, StatusLight, Translate } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { Screen, Trace } from '../parts/network.tsx';
import { Padlock } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ThreatDetectionDrawing(props: SheetProps) {
  return (
    <Sheet
      number="N-501"
      name="DETECTION AND RESPONSE"
      title="Signals on a detection screen; the one that deviates leads to an endpoint, which is isolated"
      {...props}
    >
      {[180, 120, 60].map((r) => (
        <circle key={r} cx="226" cy="236" r={r} data-stroke="muted" />
      ))}
      <path d="M226 56v360M46 236h360" data-stroke="muted" />
      <FieldOfView x={226} y={236} toward={-36} angle={36} range={180} />
      <StatusLight x={306} y={176} />
      <StatusLight x={170} y={150} />
      <StatusLight x={150} y={310} />
      <StatusLight x={270} y={340} />
      <circle cx="306" cy="176" r="16" />
      <Cable via="322,176 450,176" />
      <Screen x={450} y={120} />
      <Translate x={462} y={140} scale={0.7}>
        <Trace x={0} y={0} />
      </Translate>
      <Cable via="514.5,220 514.5,264" />
      <path d="M485 220h60" />
      <Padlock x={480} y={262} scale={1.15} />
      <Label x={450} y={108}>
        ENDPOINT 14
      </Label>
      <Label x={514} y={378} middle>
        ISOLATE
      </Label>
    </Sheet>
  );
}
