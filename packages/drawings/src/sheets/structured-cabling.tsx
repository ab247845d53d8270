import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { PatchPanel, steps } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function StructuredCablingDrawing(props: SheetProps) {
  const runs = steps(6, 0, 1);
  return (
    <Sheet
      number="T-101"
      name="STRUCTURED CABLING"
      title="Two patch panels with runs over a cable tray to six labeled outlets"
      {...props}
    >
      <path d="M48 60h244M48 60v360M292 60v360M48 420h12M280 420h12" data-stroke="muted" />
      <PatchPanel x={60} y={96} />
      <PatchPanel x={60} y={146} />
      {runs.map((run) => (
        <Cable
          key={run}
          via={`${79 + run * 33},176 ${79 + run * 33},${380 - run * 18} ${400 + run * 36},${380 - run * 18} ${400 + run * 36},160`}
        />
      ))}
      {runs.map((run) => (
        <g key={run}>
          <Box x={388 + run * 36} y={132} w={24} h={28} />
          <path d={`M${395 + run * 36} 141h10v10h-10z`} data-stroke="muted" />
        </g>
      ))}
      <path d="M372 120h236v52H372z" data-stroke="muted" />
      <path d="M320 276h16v120h-16zM356 276h16v120h-16z" data-stroke="muted" />
      <Label x={60} y={86}>
        PATCH PANELS A, B
      </Label>
      <Label x={320} y={418}>
        CABLE TRAY
      </Label>
      <Label x={608} y={108} end>
        OUTLETS 01-06
      </Label>
    </Sheet>
  );
}
