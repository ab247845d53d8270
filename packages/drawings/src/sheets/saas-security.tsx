import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Mark, Shield } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function SaasSecurityDrawing(props: SheetProps) {
  const rows = [
    { y: 56, left: true, right: true },
    { y: 190, left: false, right: true },
    { y: 324, left: true, right: false },
  ];
  return (
    <Sheet
      number="N-401"
      name="SAAS POSTURE"
      title="Six cloud applications compared with a baseline; two of them deviate"
      {...props}
    >
      {rows.map(({ y, left, right }) => (
        <g key={y}>
          <Cable via={`166,${y + 42} 214,${y + 42} 214,232 265,232`} isMuted={left} isDashed={!left} />
          <Cable via={`474,${y + 42} 426,${y + 42} 426,232 375,232`} isMuted={right} isDashed={!right} />
          <Box x={50} y={y} w={116} h={84} r={6} />
          <Box x={474} y={y} w={116} h={84} r={6} />
          <path d={`M50 ${y + 20}h116M474 ${y + 20}h116`} data-stroke="muted" />
          <Mark x={108} y={y + 52} isOk={left} />
          <Mark x={532} y={y + 52} isOk={right} />
        </g>
      ))}
      <Shield x={265} y={166} scale={1.1} />
      <Label x={320} y={330} middle>
        CIS BASELINE
      </Label>
      <Label x={50} y={44}>
        APPLICATIONS
      </Label>
    </Sheet>
  );
}
