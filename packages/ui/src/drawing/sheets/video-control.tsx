import { TouchPanel } from '../parts/audiovisual.tsx';
import { Cable, Label, Terminal } from '../parts/basics.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function VideoControlDrawing(props: SheetProps) {
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
