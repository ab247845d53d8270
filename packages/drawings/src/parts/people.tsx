import { type Position, Translate } from './basics.tsx';

interface PersonProps extends Position {
  /** Height, a third as wide. The feet are at y + h. */
  h?: number;
}

/** A person from the side. 44 by 120 without `h`. */
export function Person({ x, y, h = 120 }: PersonProps) {
  return (
    <Translate x={x} y={y} scale={h / 120}>
      <g data-stroke="muted">
        <circle cx="22" cy="12" r="11" />
        <path d="M4 70V48a18 18 0 0 1 36 0v22M12 120V62M32 120V62M22 120V84" />
      </g>
    </Translate>
  );
}

/** The symbol of a person from above: head and shoulders, 24 by 14 around the origin in every scale. */
export function PersonInPlan({ x, y }: Position) {
  return (
    <Translate x={x - 12} y={y - 7}>
      <g data-stroke="muted">
        <rect width="24" height="14" rx="7" />
        <circle cx="12" cy="7" r="6" data-fill="background" />
      </g>
    </Translate>
  );
}
