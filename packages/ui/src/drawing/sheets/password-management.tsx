import { Cable, Label } from '../parts/basics.tsx';
import { Key } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function PasswordManagementDrawing(props: SheetProps) {
  return (
    <Sheet sheet="N-201 CREDENTIAL VAULT" {...props}>
      <rect x="220" y="90" width="200" height="240" rx="8" data-ink="ground" />
      <rect x="236" y="106" width="168" height="208" rx="4" data-ink="faint" />
      <circle cx="320" cy="210" r="56" />
      <circle cx="320" cy="210" r="40" data-dash />
      <path d="M320 154v20M320 246v20M264 210h20M356 210h20M280 170l14 14M346 236l14 14M280 250l14-14M346 184l14-14" />
      <circle cx="320" cy="210" r="8" data-ink="solid" />
      <path d="M220 140h-12v34h12M220 246h-12v34h12" />
      <Key x={60} y={120} />
      <Key x={60} y={200} />
      <Key x={60} y={280} />
      <Cable d="M162 138h40M162 218h40M162 298h40" isFaint />
      <Cable d="M420 210h60" />
      <path d="M482 150h110v34H482zM482 193h110v34H482zM482 236h110v34H482z" data-ink="ground" />
      {[167, 210, 253].map((line) => (
        <g key={line}>
          {[500, 516, 532, 548].map((dot) => (
            <circle key={dot} cx={dot} cy={line} r="3" data-ink="solid" />
          ))}
          <path d={`M566 ${line}l5 5 9-10`} />
        </g>
      ))}
      <Label x={482} y={138}>
        SHARED ITEMS
      </Label>
    </Sheet>
  );
}
