import { Cable, Label } from '../parts/basics.tsx';
import { Shield } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function SaasSecurityDrawing(props: SheetProps) {
  const apps = [
    { x: 70, y: 70, ok: true },
    { x: 70, y: 190, ok: false },
    { x: 70, y: 310, ok: true },
    { x: 480, y: 70, ok: true },
    { x: 480, y: 190, ok: true },
    { x: 480, y: 310, ok: false },
  ];
  return (
    <Sheet sheet="N-401 SAAS POSTURE" {...props}>
      {apps.map(({ x, y, ok }) => (
        <g key={`${x}-${y}`}>
          <Cable
            d={x < 300 ? `M${x + 90} ${y + 40}H200V230h70` : `M${x} ${y + 40}H440V230h-70`}
            isFaint={ok}
            isDashed={!ok}
          />
          <rect x={x} y={y} width="90" height="80" rx="6" data-ink="ground" />
          <path d={`M${x} ${y + 20}h90`} data-ink="faint" />
          <path
            d={ok ? `M${x + 30} ${y + 50}l10 11 20-23` : `M${x + 45} ${y + 34}v18M${x + 45} ${y + 62}v1`}
            strokeWidth="3"
          />
        </g>
      ))}
      <Shield x={270} y={170} />
      <Label x={262} y={330}>
        BASELINE: CIS
      </Label>
    </Sheet>
  );
}
