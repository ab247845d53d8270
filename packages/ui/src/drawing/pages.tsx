import { DisplayWall, TouchPanel } from './parts/audiovisual.tsx';
import { Cable, GroundLine, Label, Live, Terminal } from './parts/basics.tsx';
import { Coverage, Rack, Screen, Switch } from './parts/network.tsx';
import { Camera, Dome, Door, FieldOfView, Key, Panel, Person, Reader, Shield } from './parts/security.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

/** Things of one practice inside a drawing of all four. */
export function Campus(props: SheetProps) {
  return (
    <Sheet sheet="L-001 ONE SYSTEM" {...props}>
      <GroundLine y={400} />
      <g data-ink="faint">
        <path d="M190 400V70h270v330M190 180h270M190 290h270M460 400V230h130v170M60 400V250h130" />
      </g>
      <g data-practice="physical-security">
        <FieldOfView x={182} y={230} reach={-130} from={60} to={168} />
        <Camera x={184} y={228} />
        <Reader x={206} y={330} />
        <path d="M250 400v-90h56v90M296 354h-8" />
      </g>
      <g data-practice="audiovisual">
        <path d="M210 96h110v66H210z" data-ink="ground" />
        <path d="M210 150l28-24 20 14 26-30 36 30" />
        <path d="M358 70h52l-8 12h-36zM384 90l-40 84h80z" />
      </g>
      <g data-practice="connectivity">
        <Coverage x={525} y={290} r={52} />
        <path d="M330 196h110v78H330zM330 222h110M330 248h110" data-ink="ground" />
        <path d="M342 205v8M350 205v8M358 205v8M342 231v8M350 231v8M358 231v8M342 257v8M350 257v8M358 257v8" />
        <Live x={426} y={209} />
        <Live x={426} y={235} />
        <Cable d="M440 235h60a12 12 0 0 1 12 12v32M385 196v-16a12 12 0 0 0-12-12h-30a12 12 0 0 1-12-12v-14M330 248h-97a12 12 0 0 0-12 12v70" />
      </g>
      <g data-practice="it-security">
        <path d="M385 306l40 14v24c0 22-14 36-40 46-26-10-40-24-40-46v-24z" data-ink="ground" />
        <path d="M370 346l11 12 20-24" strokeWidth="2.5" />
        <Cable d="M385 274v32" />
      </g>
    </Sheet>
  );
}

export function Riser(props: SheetProps) {
  return (
    <Sheet sheet="L-101 RISER" {...props}>
      <g data-ink="faint">
        <path d="M60 130h520M60 240h520M60 350h520" data-dash />
      </g>
      <Rack x={60} y={140} lit={[0, 1, 2, 4]} />
      <Cable d="M190 190h38a12 12 0 0 0 12-12V96a12 12 0 0 1 12-12h24M190 216h86M190 244h38a12 12 0 0 1 12 12v80a12 12 0 0 0 12 12h24" />
      <Switch x={276} y={62} />
      <Switch x={276} y={194} />
      <Switch x={276} y={326} />
      <Cable d="M496 84h34M496 216h34M496 348h34" />
      <Dome x={544} y={84} />
      <Coverage x={552} y={216} r={40} />
      <Reader x={530} y={322} />
      <Label x={420} y={122}>
        LEVEL 3
      </Label>
      <Label x={420} y={254}>
        LEVEL 2
      </Label>
      <Label x={420} y={386}>
        LEVEL 1
      </Label>
    </Sheet>
  );
}

export function SitePlan(props: SheetProps) {
  return (
    <Sheet sheet="C-101 SITE PLAN" {...props}>
      <g data-ink="faint">
        <path d="M50 60h540v340H50z" data-dash />
        <path d="M50 250h160M270 250h320M50 300h160M270 300h320M210 60v190M270 60v190M210 300v100M270 300v100" />
        <path d="M90 90h90v60H90zM90 180h90v44H90zM310 90h110v120H310zM450 90h100v50H450zM450 160h100v60H450zM320 330h180v44H320zM90 330h80v44H90z" />
      </g>
      <path d="M310 90h110v120H310zM320 330h180v44H320z" />
      <FieldOfView x={310} y={210} reach={-90} from={-20} to={60} />
      <FieldOfView x={420} y={90} reach={110} from={-20} to={50} />
      <FieldOfView x={320} y={330} reach={-100} from={-50} to={20} />
      <Dome x={310} y={210} />
      <Dome x={420} y={90} />
      <Dome x={320} y={330} />
      <Coverage x={500} y={275} r={52} />
      <path d="M226 240h28M226 310h28" strokeWidth="4" />
      <Cable d="M365 210v60a12 12 0 0 0 12 12h100M365 330v-36" />
      <Label x={280} y={274}>
        GATE
      </Label>
      <path d="M566 84v26M558 94l8-12 8 12" />
    </Sheet>
  );
}

export function Workbench(props: SheetProps) {
  return (
    <Sheet sheet="L-201 ONE TEAM" {...props}>
      <GroundLine y={400} />
      <path d="M60 300h520M90 300v100M550 300v100" />
      <Screen x={100} y={200} />
      <path d="M116 224h60M116 240h40M116 256h84" />
      <Panel x={260} y={210} />
      <Switch x={400} y={256} />
      <Cable d="M320 210v-60a12 12 0 0 1 12-12h100a12 12 0 0 1 12 12v106M165 200v-62a12 12 0 0 1 12-12h380a12 12 0 0 1 12 12v118" />
      <Terminal x={320} y={210} />
      <Terminal x={165} y={200} />
      <path
        d="M110 330h70v46h-70zM210 330h70v46h-70zM310 330h70v46h-70zM110 353h70M210 353h70M310 353h70"
        data-ink="faint"
      />
      <Cable d="M450 300c0 60 60 20 60 60s-60 20-60 36" isFaint />
      <Label x={100} y={92}>
        STAGED, LABELLED, TESTED BEFORE IT SHIPS
      </Label>
    </Sheet>
  );
}

export function ContactDrawing(props: SheetProps) {
  return (
    <Sheet sheet="L-301 FIRST CALL" {...props}>
      <GroundLine y={400} />
      <Person x={110} y={280} />
      <path d="M150 250h130v-86H110v86h20l14 22z" data-ink="ground" />
      <path d="M132 190h120M132 208h84M132 226h104" data-ink="faint" />
      <Cable d="M280 206h60" isDashed />
      <Person x={400} y={280} />
      <path d="M350 90h230v150H440l-14 24-6-24h-70z" data-ink="ground" />
      <path d="M380 210v-86h80v86zM460 170h90v40h-90zM420 124v-14M480 170a34 34 0 0 1 34-34" />
      <path d="M380 224h170M380 219v10M460 219v10M550 219v10" data-ink="faint" />
      <Live x={392} y={136} />
      <Live x={536} y={184} />
    </Sheet>
  );
}

export function AustinDrawing(props: SheetProps) {
  return (
    <Sheet sheet="C-512 AUSTIN" {...props}>
      <GroundLine y={360} />
      <g data-ink="faint">
        <path d="M70 360V250h60v110M140 360V190h50v170M400 360V160l30-40 30 40v200M480 360V220h56v140M546 360v-90h36v90" />
        <path d="M154 210h8M170 210h8M154 234h8M170 234h8M154 258h8M170 258h8M494 244h10M514 244h10M494 270h10M514 270h10" />
      </g>
      <path d="M210 360v-84h150v84M226 276v-34h118v34M244 242v-26h82v26M256 216a29 40 0 0 1 58 0M276 178v-16h18v16M285 162v-30M285 132l10-8M230 360v-60M250 360v-60M270 360v-60M300 360v-60M320 360v-60M340 360v-60" />
      <path d="M40 400q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
      <circle cx="285" cy="124" r="40" data-dash />
      <Dome x={160} y={176} />
      <Dome x={430} y={106} />
      <Dome x={508} y={206} />
      <Cable d="M173 176h60M325 124h92M443 112l52 84" isDashed />
    </Sheet>
  );
}

export function SanAntonioDrawing(props: SheetProps) {
  return (
    <Sheet sheet="C-210 SAN ANTONIO" {...props}>
      <GroundLine y={360} />
      <g data-ink="faint">
        <path d="M70 360V230h70v130M480 360V240h50v120M540 360V200h44v160M84 250h10M108 250h10M84 276h10M108 276h10M494 260h10M494 284h10" />
      </g>
      <path d="M190 360V250h34c0-22 14-22 14-40 10 0 16-14 32-14s22 14 32 14c0 18 14 18 14 40h34v110M252 360v-54a18 18 0 0 1 36 0v54M210 300h20v30h-20zM310 300h20v30h-20z" />
      <path d="M420 360V130M436 360V130M410 130h36l8-18h-52zM414 112V96h28v16M428 96V60" />
      <path d="M40 400q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
      <circle cx="428" cy="112" r="46" data-dash />
      <Dome x={105} y={216} />
      <Dome x={270} y={182} />
      <Dome x={562} y={186} />
      <Cable d="M118 212l138-26M283 178l100-52M474 124l76 54" isDashed />
    </Sheet>
  );
}

/** A door, a wall of pictures, a shield: what an industry page shows when it has no drawing of its own. */
export function Kit(props: SheetProps) {
  return (
    <Sheet sheet="L-401 KIT OF PARTS" {...props}>
      <Door x={70} y={60} />
      <Reader x={190} y={130} />
      <DisplayWall x={260} y={60} />
      <Shield x={520} y={70} />
      <Switch x={70} y={300} />
      <TouchPanel x={330} y={292} />
      <Key x={450} y={304} />
    </Sheet>
  );
}
