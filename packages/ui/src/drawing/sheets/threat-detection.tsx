import { Cable, Label, Live } from '../parts/basics.tsx';
import { Screen, Trace } from '../parts/network.tsx';
import { Padlock } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ThreatDetectionDrawing(props: SheetProps) {
  return (
    <Sheet sheet="N-501 DETECTION AND RESPONSE" {...props}>
      <circle cx="230" cy="230" r="160" data-ink="faint" />
      <circle cx="230" cy="230" r="106" data-ink="faint" />
      <circle cx="230" cy="230" r="52" data-ink="faint" />
      <path d="M230 70v320M70 230h320" data-ink="faint" />
      <path d="M230 230L330 105A160 160 0 0 1 388 205z" data-ink="wash" />
      <path d="M230 230L388 205" />
      <Live x={300} y={176} />
      <Live x={180} y={150} />
      <Live x={160} y={300} />
      <circle cx="300" cy="176" r="14" />
      <Cable d="M314 176h96" />
      <Screen x={420} y={120} />
      <g transform="translate(434 138) scale(0.7)">
        <Trace x={0} y={0} />
      </g>
      <Cable d="M485 220v46" />
      <Padlock x={455} y={270} />
      <Label x={420} y={108}>
        ENDPOINT 14
      </Label>
      <Label x={530} y={320}>
        ISOLATE
      </Label>
    </Sheet>
  );
}
