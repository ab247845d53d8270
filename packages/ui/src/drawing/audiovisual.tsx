import {
  Cabinet,
  CeilingSpeaker,
  DisplayWall,
  Lamp,
  Mixer,
  Projector,
  Table,
  TouchPanel,
} from './parts/audiovisual.tsx';
import { Cable, GroundLine, Label, Terminal } from './parts/basics.tsx';
import { Screen } from './parts/network.tsx';
import { Person } from './parts/security.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

export function CommercialAudio(props: SheetProps) {
  return (
    <Sheet sheet="A-101 COMMERCIAL AUDIO" {...props}>
      <GroundLine y={400} />
      <path d="M60 110h520" data-ink="faint" />
      <CeilingSpeaker x={140} y={110} />
      <CeilingSpeaker x={280} y={110} />
      <CeilingSpeaker x={420} y={110} />
      <Cable d="M140 110V82a12 12 0 0 1 12-12h376a12 12 0 0 1 12 12v188M280 110V70M420 110V70" />
      <Mixer x={430} y={270} />
      <Cable d="M470 340v60" isFaint />
      <Person x={118} y={280} />
      <Person x={258} y={280} />
      <Label x={60} y={58}>
        ZONE 1
      </Label>
      <Label x={240} y={58}>
        ZONE 2
      </Label>
      <Label x={380} y={58}>
        ZONE 3
      </Label>
    </Sheet>
  );
}

export function VideoControl(props: SheetProps) {
  const screens = [70, 180, 290];
  return (
    <Sheet sheet="A-201 VIDEO CONTROL" {...props}>
      {screens.map((y) => (
        <g key={y}>
          <rect x="60" y={y - 20} width="110" height="50" rx="3" data-ink="ground" />
          <path d={`M76 ${y}h40M76 ${y + 12}h24`} data-ink="faint" />
          <Cable d={`M170 ${y + 5}h50`} />
          <Cable d={`M400 ${y + 5}h50`} />
          <rect x="450" y={y - 26} width="130" height="64" rx="3" data-ink="ground" />
        </g>
      ))}
      <rect x="220" y="44" width="180" height="282" rx="3" data-ink="ground" />
      {[0, 1, 2, 3, 4].map((line) => (
        <path key={line} d={`M240 ${75 + line * 55}h140M${250 + line * 30} 64v242`} data-ink="faint" />
      ))}
      <path d="M220 75h60l90 110h30M220 185h60l50 110h70M220 295h60L370 75h30" />
      <Terminal x={280} y={75} />
      <Terminal x={280} y={185} />
      <Terminal x={280} y={295} />
      <TouchPanel x={268} y={356} />
      <Cable d="M310 356v-30" isDashed />
      <Label x={60} y={38}>
        SOURCES
      </Label>
      <Label x={580} y={34} end>
        DISPLAYS
      </Label>
    </Sheet>
  );
}

export function DisplayIntegration(props: SheetProps) {
  return (
    <Sheet sheet="A-301 DISPLAY AND PROJECTION" {...props}>
      <GroundLine y={400} />
      <path d="M60 66h520" data-ink="faint" />
      <Projector x={90} y={92} />
      <path d="M172 110L460 92v212z" data-ink="wash" />
      <path d="M172 110L460 92M172 110l288 194" data-dash />
      <path d="M460 84v232" strokeWidth="4" />
      <DisplayWall x={92} y={208} />
      <path d="M150 348v52M274 348v52" data-ink="faint" />
      <Person x={386} y={280} />
      <Cabinet x={500} y={290} />
      <Cable d="M130 66V40M170 110" isFaint />
      <Cable d="M332 280h24a12 12 0 0 1 12 12v108" isFaint />
      <Label x={478} y={104}>
        SCREEN 16:9
      </Label>
      <Label x={186} y={92}>
        THROW 4.2 M
      </Label>
    </Sheet>
  );
}

export function LightingIntegration(props: SheetProps) {
  return (
    <Sheet sheet="A-401 LIGHTING" {...props}>
      <GroundLine y={400} />
      <path d="M60 80h520" data-ink="faint" />
      <Lamp x={140} y={80} drop={70} />
      <Lamp x={280} y={80} drop={40} />
      <Lamp x={420} y={80} drop={70} />
      <Table x={160} y={340} />
      <Cable d="M140 80V60h360a12 12 0 0 1 12 12v188M280 60v20M420 60v20" />
      <TouchPanel x={470} y={260} />
      <Cable d="M512 320v80" isFaint />
      <path
        d="M520 120a24 24 0 1 1 0 48 24 24 0 1 1 0-48M520 104v-8M560 144h8M548 116l6-6M548 172l6 6"
        data-ink="faint"
      />
      <Label x={470} y={248}>
        SCENES
      </Label>
    </Sheet>
  );
}

export function Audiovisual(props: SheetProps) {
  return (
    <Sheet sheet="A-001 MEETING ROOM" {...props}>
      <GroundLine y={400} />
      <path d="M60 400V70h520v330" data-ink="faint" />
      <DisplayWall x={90} y={130} />
      <CeilingSpeaker x={440} y={70} />
      <Table x={230} y={340} />
      <Screen x={400} y={240} />
      <TouchPanel x={482} y={250} />
      <Cable d="M210 130V96a12 12 0 0 1 12-12h178M524 250V96a12 12 0 0 0-12-12h-30" />
      <Cable d="M90 270v118" isFaint />
      <Cabinet x={96} y={290} />
      <Label x={344} y={150}>
        CAMERA
      </Label>
      <circle cx="356" cy="176" r="12" />
      <circle cx="356" cy="176" r="4" data-ink="solid" />
    </Sheet>
  );
}
