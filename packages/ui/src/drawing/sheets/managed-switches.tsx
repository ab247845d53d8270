import { Cable, Label, Live } from '../parts/basics.tsx';
import { Switch } from '../parts/network.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function ManagedSwitchesDrawing(props: SheetProps) {
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
