import { Cable, GroundLine, Live } from '../parts/basics.tsx';
import { Coverage } from '../parts/network.tsx';
import { Camera, FieldOfView, Reader } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

/** Things of one practice inside a drawing of all four. */
export function CampusDrawing(props: SheetProps) {
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
