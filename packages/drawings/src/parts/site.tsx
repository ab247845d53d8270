import { use } from 'react';
import { SheetScale } from '../sheet.tsx';
import { type Position, Translate } from './basics.tsx';

/** A car from the side, on its wheels at y + 40. 120 by 40. */
export function Car({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <g data-stroke="muted">
        <path d="M16 32H6V20l18-4L40 2h40l20 14 16 4v12h-8M38 32h46M44 16l8-9h12v9zM70 7h8l10 9H70" />
        <circle cx="27" cy="32" r="8" />
        <circle cx="96" cy="32" r="8" />
      </g>
    </Translate>
  );
}

/** A car from above, 15 by 6 ft around the origin. */
export function CarInPlan({ x, y, toward = 0 }: Position & { toward?: number }) {
  const [length, width] = [15 * use(SheetScale), 6 * use(SheetScale)];
  return (
    <g transform={`translate(${x} ${y}) rotate(${toward})`} data-stroke="muted">
      <rect x={-length / 2} y={-width / 2} width={length} height={width} rx={width * 0.3} />
      <path
        d={`M${length * 0.2} ${-width * 0.4}v${width * 0.8}M${-length * 0.3} ${-width * 0.4}v${width * 0.8}M${-length * 0.3} ${-width * 0.4}H${length * 0.2}M${-length * 0.3} ${width * 0.4}H${length * 0.2}`}
      />
    </g>
  );
}

/** A tree from the side, its foot at y. */
export function Tree({ x, y, h = 80 }: Position & { h?: number }) {
  const r = h * 0.32;
  return (
    <g data-stroke="muted">
      <path d={`M${x} ${y}v${-h + r}M${x} ${y - h * 0.45}l${r * 0.5} ${-r * 0.6}`} />
      <circle cx={x} cy={y - h + r} r={r} />
    </g>
  );
}

/** A solar panel on a pole, its middle at the origin. */
export function SolarPanel({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-30)`}>
      <rect x="-44" y="-5" width="88" height="10" data-fill="background" />
      <path d="M-22-5v10M0-5v10M22-5v10" />
    </g>
  );
}
