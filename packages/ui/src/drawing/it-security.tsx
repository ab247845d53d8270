import { Cable, Label, Live, Terminal } from './parts/basics.tsx';
import { Cloud, Rack, Screen, Trace } from './parts/network.tsx';
import { Key, Padlock, Person, Shield, Wall } from './parts/security.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

export function FirewallManagement(props: SheetProps) {
  return (
    <Sheet sheet="N-101 FIREWALL" {...props}>
      <Cloud x={40} y={170} />
      <Wall x={286} y={70} h={320} />
      <Rack x={450} y={110} lit={[0, 1, 2]} />
      <Cable d="M216 200h60M216 250h60M200 300h76" isDashed />
      <path d="M258 192l16 16M274 192l-16 16M258 292l16 16M274 292l-16 16" strokeWidth="2.5" />
      <Cable d="M330 250h120" />
      <path d="M434 242l14 8-14 8" />
      <Label x={346} y={238}>
        PERMIT 443
      </Label>
      <Label x={60} y={300}>
        INTERNET
      </Label>
      <Label x={340} y={90}>
        DENY ALL
      </Label>
    </Sheet>
  );
}

export function PasswordManagement(props: SheetProps) {
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

export function SecurityTraining(props: SheetProps) {
  return (
    <Sheet sheet="N-301 AWARENESS" {...props}>
      <path d="M60 90h220v150H60z" data-ink="ground" />
      <path d="M60 90l110 86L280 90M60 240l78-88M280 240l-78-88" />
      <path d="M176 214c0 40 54 40 54 0v-96M216 132l14-16 14 16" data-ink="faint" />
      <path d="M230 240v50c0 34-46 34-46 0v-16M184 274l-10 14" />
      <Cable d="M280 160h50" isDashed />
      <Person x={340} y={110} />
      <Person x={410} y={110} />
      <Person x={480} y={110} />
      <path d="M354 252l6 7 12-14M424 252l6 7 12-14M494 252l6 7 12-14" strokeWidth="2.5" />
      <path d="M60 380h500" data-ink="faint" />
      <path d="M60 318c90 4 140 16 220 32s180 24 280 26" />
      {[120, 220, 320, 420, 520].map((quarter) => (
        <path key={quarter} d={`M${quarter} 380v8`} data-ink="faint" />
      ))}
      <Label x={330} y={336}>
        CLICK RATE, QUARTER BY QUARTER
      </Label>
      <Label x={60} y={78}>
        SIMULATED PHISH
      </Label>
    </Sheet>
  );
}

export function SaasSecurity(props: SheetProps) {
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

export function ThreatDetection(props: SheetProps) {
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
      <Trace x={432} y={132} />
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

export function ItSecurity(props: SheetProps) {
  return (
    <Sheet sheet="N-001 IT SECURITY" {...props}>
      <Cloud x={230} y={40} />
      <Cable d="M320 138v42" />
      <Shield x={270} y={180} />
      <Cable d="M320 302v26M140 340h360M140 340v-20M500 340v-20M320 328v12" />
      <Screen x={75} y={220} />
      <Rack x={440} y={60} lit={[1, 2, 5]} />
      <Padlock x={110} y={224} />
      <Terminal x={140} y={340} />
      <Terminal x={320} y={340} />
      <Terminal x={500} y={340} />
      <Cable d="M410 100h30" isDashed />
      <Label x={75} y={208}>
        ENDPOINT
      </Label>
      <Label x={440} y={48}>
        SERVERS
      </Label>
    </Sheet>
  );
}
