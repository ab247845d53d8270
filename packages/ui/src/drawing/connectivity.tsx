import { Building, Cable, GroundLine, Label, Live, Terminal } from './parts/basics.tsx';
import { AccessPoint, Cloud, Coverage, PatchPanel, Rack, Screen, Switch, Trace } from './parts/network.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

const runs = [0, 1, 2, 3, 4, 5];

export function StructuredCabling(props: SheetProps) {
  return (
    <Sheet sheet="T-101 STRUCTURED CABLING" {...props}>
      <PatchPanel x={60} y={90} />
      <PatchPanel x={60} y={140} />
      {runs.map((run) => (
        <Cable
          key={run}
          d={`M${80 + run * 33} 170v${150 - run * 18}a12 12 0 0 0 12 12h${430 - run * 33}a12 12 0 0 0 12-12V${230 - run * 22}`}
        />
      ))}
      {runs.map((run) => (
        <g key={run}>
          <rect x={522} y={204 - run * 22} width="24" height="18" data-ink="ground" />
        </g>
      ))}
      <path d="M60 76h220M60 184h220" data-ink="faint" />
      <path d="M300 250v96h16v-96zM420 240v110h16V240z" data-ink="ground" />
      <Label x={60} y={64}>
        PATCH FIELD A/B
      </Label>
      <Label x={300} y={372}>
        CABLE TRAY
      </Label>
      <Label x={546} y={78} end>
        OUTLETS 01-06
      </Label>
    </Sheet>
  );
}

export function WirelessAccessPoints(props: SheetProps) {
  return (
    <Sheet sheet="T-201 WIRELESS COVERAGE" {...props}>
      <g data-ink="faint">
        <path d="M60 60h520v330H60zM60 220h120M240 220h130M430 220h150M370 60v70M370 190v200M220 220v60M220 340v50" />
      </g>
      <Coverage x={170} y={140} r={96} />
      <Coverage x={440} y={140} r={110} />
      <Coverage x={300} y={300} r={92} />
      <Coverage x={490} y={310} r={88} />
      <Cable
        d="M181 140h188M440 151v58a12 12 0 0 1-12 12H312a12 12 0 0 0-12 12v56M451 140h28a12 12 0 0 1 12 12v147"
        isFaint
      />
      <Label x={76} y={80}>
        LEVEL 2
      </Label>
    </Sheet>
  );
}

export function ManagedSwitches(props: SheetProps) {
  return (
    <Sheet sheet="T-301 SWITCHING" {...props}>
      <Switch x={210} y={70} />
      <Switch x={60} y={220} />
      <Switch x={360} y={220} />
      <Cable d="M396 96v34a12 12 0 0 1-12 12H258a12 12 0 0 0-12 12v80" />
      <Cable d="M412 96v46a12 12 0 0 0 12 12h122a12 12 0 0 1 12 12v68" />
      <Cable d="M262 240h20a12 12 0 0 1 12-12h30a12 12 0 0 1 12 12h24" isDashed />
      {[0, 1, 2, 3].map((leaf) => (
        <g key={leaf}>
          <Cable d={`M${80 + leaf * 40} 264v70`} isFaint />
          <Cable d={`M${380 + leaf * 40} 264v70`} isFaint />
          <rect x={66 + leaf * 40} y="334" width="28" height="22" />
          <rect x={366 + leaf * 40} y="334" width="28" height="22" />
          <Live x={80 + leaf * 40} y={345} />
          <Live x={380 + leaf * 40} y={345} />
        </g>
      ))}
      <Label x={210} y={58}>
        CORE
      </Label>
      <Label x={60} y={208}>
        ACCESS 1
      </Label>
      <Label x={360} y={208}>
        ACCESS 2
      </Label>
      <Label x={60} y={386}>
        PoE+ 30 W PER PORT
      </Label>
    </Sheet>
  );
}

export function NetworkMonitoring(props: SheetProps) {
  return (
    <Sheet sheet="T-401 NETWORK MONITORING" {...props}>
      <Rack x={60} y={100} lit={[0, 1, 2, 4, 6]} />
      <Cable d="M190 170h50a12 12 0 0 0 12-12v-6" />
      <path d="M252 60h320v200H252z" data-ink="ground" />
      <path d="M252 60h320v200H252z" />
      <path d="M252 88h320" data-ink="faint" />
      <Live x={270} y={74} />
      <Trace x={276} y={112} />
      <path d="M456 112h92v60h-92z" data-ink="faint" />
      <path d="M470 158v-20M486 158v-34M502 158v-12M518 158v-28M534 158v-38" strokeWidth="5" />
      <path d="M276 200h272M276 220h200M276 240h236" data-ink="faint" />
      <path d="M276 200h120M276 220h60M276 240h180" />
      <Cable d="M412 260v40M360 300h104" />
      <path d="M400 344a12 12 0 1 0 24 0M384 344h56c-8-8-8-14-8-22a20 20 0 0 0-40 0c0 8 0 14-8 22z" />
      <path d="M370 312a34 34 0 0 0-6 20M454 312a34 34 0 0 1 6 20" />
      <Label x={478} y={336}>
        ALERT
      </Label>
    </Sheet>
  );
}

export function Connectivity(props: SheetProps) {
  return (
    <Sheet sheet="T-001 NETWORK RISER" {...props}>
      <GroundLine y={400} />
      <Building x={250} y={80} w={320} h={320} floors={3} />
      <Cloud x={50} y={60} />
      <Cable d="M136 158v176a12 12 0 0 0 12 12h132" />
      <Rack x={280} y={140} lit={[0, 2, 5]} />
      <Cable d="M410 180h60a12 12 0 0 0 12-12v-2M410 222h56a12 12 0 0 1 12 12v42a12 12 0 0 0 12 12h4" />
      <AccessPoint x={490} y={80} rings={2} />
      <Cable d="M482 168v-60" isDashed />
      <AccessPoint x={506} y={293} rings={2} />
      <Screen x={430} y={190} />
      <Terminal x={280} y={346} />
      <Label x={90} y={190}>
        WAN
      </Label>
      <Label x={60} y={386}>
        MDF
      </Label>
    </Sheet>
  );
}
