import { Building, Cable, GroundLine, Label, Terminal } from './parts/basics.tsx';
import { Recorder, Screen, Switch } from './parts/network.tsx';
import { Camera, Dome, Door, FieldOfView, Panel, Person, Reader } from './parts/security.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

export function AccessControl(props: SheetProps) {
  return (
    <Sheet sheet="S-101 ACCESS CONTROL" {...props}>
      <GroundLine y={400} />
      <Door x={96} y={220} />
      <Reader x={222} y={278} />
      <Person x={282} y={280} />
      <Cable d="M237 278V120a12 12 0 0 1 12-12h151" />
      <Cable d="M141 212V84a12 12 0 0 1 12-12h247" />
      <Terminal x={141} y={212} />
      <Panel x={400} y={50} />
      <Cable d="M460 140v70" />
      <Switch x={380} y={210} />
      <Cable d="M570 254v60a12 12 0 0 1-12 12h-22" isFaint />
      <Screen x={406} y={288} />
      <path d="M424 310h54M424 324h36M424 338h72M500 306l6 6 12-13" />
      <Label x={400} y={38}>
        CONTROLLER
      </Label>
      <Label x={262} y={264}>
        READER
      </Label>
      <Label x={160} y={62}>
        STRIKE
      </Label>
    </Sheet>
  );
}

export function VideoSurveillance(props: SheetProps) {
  return (
    <Sheet sheet="S-201 VIDEO SURVEILLANCE" {...props}>
      <GroundLine y={400} />
      <FieldOfView x={446} y={130} reach={-330} from={90} to={270} />
      <Person x={176} y={280} />
      <path d="M160 270v-12h12M236 270v-12h-12M160 392v12h12M236 392v12h-12" />
      <Building x={500} y={60} w={90} h={340} floors={3} />
      <Camera x={448} y={128} />
      <Cable d="M518 92h30a12 12 0 0 1 12 12v196" />
      <Terminal x={518} y={92} />
      <Recorder x={440} y={300} />
      <Label x={60} y={186}>
        FIELD OF VIEW 78°
      </Label>
      <Label x={440} y={382}>
        RECORDER
      </Label>
    </Sheet>
  );
}

export function VideoMonitoring(props: SheetProps) {
  const screens = [
    { x: 60, y: 70 },
    { x: 200, y: 70 },
    { x: 60, y: 176 },
    { x: 200, y: 176 },
  ];
  return (
    <Sheet sheet="S-301 VIDEO MONITORING" {...props}>
      {screens.map(({ x, y }) => (
        <path key={`${x}-${y}`} d={`M${x} ${y}h126v92h-126z`} data-ink={x === 200 && y === 70 ? 'wash' : 'faint'} />
      ))}
      <path d="M200 70h126v92H200z" />
      <path d="M236 108v-10h10M290 108v-10h-10M236 140v10h10M290 140v10h-10" />
      <path d="M263 104a10 10 0 1 1 0 20 10 10 0 1 1 0-20M248 146a15 15 0 0 1 30 0" />
      <path
        d="M76 140l24-30 18 16 24-28 28 42M76 246l30-20 22 8 42-24M216 246h94M230 246v-30h24v30M268 246v-44h26v44"
        data-ink="faint"
      />
      <Cable d="M326 116h62a12 12 0 0 1 12 12v68" />
      <Person x={372} y={210} />
      <path d="M362 222a32 32 0 0 1 64 0v14h-12v-14M374 236h-12v-14" />
      <Cable d="M430 240h40" isDashed />
      <path d="M480 214a40 40 0 0 1 0 52M500 200a62 62 0 0 1 0 80M520 186a84 84 0 0 1 0 108" />
      <path d="M60 330h480" data-ink="faint" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((hour) => (
        <path key={hour} d={`M${60 + hour * 40} 330v${hour % 3 ? 8 : 16}`} data-ink="faint" />
      ))}
      <path d="M180 330v-18h50v18M340 330v-30h34v30" />
      <Label x={60} y={370}>
        00:00
      </Label>
      <Label x={540} y={370} end>
        24:00
      </Label>
      <Label x={440} y={314}>
        LIVE TALK-DOWN
      </Label>
    </Sheet>
  );
}

export function PhysicalSecurity(props: SheetProps) {
  return (
    <Sheet sheet="S-001 PHYSICAL SECURITY" {...props}>
      <g data-ink="faint">
        <path d="M60 60h520v340H60zM60 230h190M310 230h270M330 60v110M330 230v170" />
      </g>
      <path d="M250 230a60 60 0 0 1 60-60v60" data-dash />
      <path d="M60 300a56 56 0 0 1 56 56H60" data-dash />
      <FieldOfView x={80} y={80} reach={190} from={20} to={120} />
      <FieldOfView x={560} y={380} reach={-180} from={-116} to={-10} />
      <FieldOfView x={350} y={80} reach={160} from={16} to={110} />
      <Dome x={80} y={80} />
      <Dome x={560} y={380} />
      <Dome x={350} y={80} />
      <Reader x={345} y={248} />
      <Reader x={84} y={290} />
      <Panel x={180} y={300} />
      <Cable d="M360 300v28a12 12 0 0 1-12 12h-48M114 316h54a12 12 0 0 1 12 12" />
      <Cable d="M240 300v-20a12 12 0 0 0-12-12h-90a12 12 0 0 1-12-12V92a12 12 0 0 0-12-12H93" isFaint />
    </Sheet>
  );
}
