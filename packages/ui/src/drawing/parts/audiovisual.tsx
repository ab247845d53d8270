import { At, Live, type Place } from './basics.tsx';

/** A display wall of three by two. 240 by 140; a picture runs across all six. */
export function DisplayWall({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <rect width="240" height="140" data-ink="ground" />
      <path d="M6 110l52-44 34 26 50-58 40 42 52-30v88H6z" data-ink="wash" />
      <path d="M6 110l52-44 34 26 50-58 40 42 52-30" />
      <path d="M80 0v140M160 0v140M0 70h240" />
      <rect width="240" height="140" strokeWidth="2.5" />
    </At>
  );
}

/** A ceiling speaker and what it fills, downwards. */
export function CeilingSpeaker({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <path d="M0 10L-70 150H70z" data-ink="wash" />
      <path d="M-30 70a60 60 0 0 0 60 0M-48 106a96 96 0 0 0 96 0" data-dash />
      <path d="M-26 0h52l-8 12h-36z" data-ink="ground" />
      <path d="M-34 0h68" />
    </At>
  );
}

/** A loudspeaker cabinet with two drivers. 60 by 110. */
export function Cabinet({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <rect width="60" height="110" rx="3" data-ink="ground" />
      <circle cx="30" cy="28" r="13" />
      <circle cx="30" cy="28" r="4" />
      <circle cx="30" cy="74" r="22" />
      <circle cx="30" cy="74" r="7" />
    </At>
  );
}

/** An amplifier or mixer with faders. 170 by 70. */
export function Mixer({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <rect width="170" height="70" rx="3" data-ink="ground" />
      {[18, 42, 66, 90, 114].map((fader, at) => (
        <g key={fader}>
          <path d={`M${fader} 14v42`} data-ink="faint" />
          <path d={`M${fader - 7} ${[40, 26, 34, 22, 44][at]}h14`} strokeWidth="4" />
        </g>
      ))}
      <circle cx="146" cy="26" r="9" />
      <path d="M146 26l5-6" />
      <Live x={146} y={52} />
    </At>
  );
}

/** A projector on its ceiling mount, throwing to the right. 80 by 60. */
export function Projector({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <path d="M40 0v-26M22-26h36" />
      <rect width="80" height="36" rx="5" data-ink="ground" />
      <circle cx="74" cy="18" r="9" data-ink="ground" />
      <path d="M12 12h30M12 20h30" data-ink="faint" />
    </At>
  );
}

/** A wall-mounted touch panel. 84 by 60. */
export function TouchPanel({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <rect width="84" height="60" rx="6" data-ink="ground" />
      <path d="M12 14h26v14H12zM46 14h26v14H46zM12 36h26v10H12z" />
      <Live x={59} y={41} />
    </At>
  );
}

/** A pendant lamp and its light, downwards. */
export function Lamp({ x, y, drop = 40 }: Place & { drop?: number }) {
  return (
    <At x={x} y={y}>
      <path d={`M0 0v${drop}`} data-ink="faint" />
      <At x={0} y={drop}>
        <path d="M-20 24L-64 160H64L20 24z" data-ink="wash" />
        <path d="M-22 24a22 24 0 0 1 44 0z" data-ink="ground" />
        <path d="M-44 90l-6 20M44 90l6 20M0 92v22" data-dash />
      </At>
    </At>
  );
}

/** A long table with seats, in elevation. 240 by 60. */
export function Table({ x, y }: Place) {
  return (
    <At x={x} y={y}>
      <g data-ink="faint">
        <path d="M0 0h240M24 0v60M216 0v60" />
        <path d="M60-30v30M60-2v34h26v28M180-30v30M180-2v34h-26v28" />
      </g>
    </At>
  );
}
