import type { Point } from '../geometry.ts';
import { type Position, StatusLight, Translate } from './basics.tsx';

interface CameraProps extends Position {
  /** Direction of the lens in degrees, clockwise from the right. */
  toward: number;
  /** Where the bracket is fastened, the end of its cable. */
  mount?: Point;
  scale?: number;
}

/** A bullet camera from the side or from above. Its lens is at the origin, its body 54 long. */
export function Camera({ x, y, toward, mount, scale = 1 }: CameraProps) {
  const radians = (toward * Math.PI) / 180;
  const [backX, backY] = [x - Math.cos(radians) * 36 * scale, y - Math.sin(radians) * 36 * scale];
  return (
    <>
      {mount && (
        <>
          <path d={`M${backX.toFixed(1)} ${backY.toFixed(1)}L${mount}`} strokeWidth="4" />
          <circle cx={mount[0]} cy={mount[1]} r="4" data-fill="solid" />
        </>
      )}
      <g transform={`translate(${x} ${y}) rotate(${toward}) scale(${scale})`}>
        <path d="M-54-9h46v18h-46zM-8-7L0-10V10L-8 7" data-fill="background" />
        <path d="M-20-9V9" data-stroke="muted" />
        <circle cx="-46" cy="0" r="2.5" data-fill="solid" data-blinking />
      </g>
    </>
  );
}

/** A dome camera from above or below. */
export function Dome({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <circle r="12" data-fill="background" />
      <circle r="5" />
      <StatusLight x={0} y={0} />
    </Translate>
  );
}

/** A dome camera under a ceiling, from the side. The ceiling is at y. */
export function CeilingDome({ x, y }: Position) {
  return (
    <Translate x={x} y={y}>
      <path d="M-16 0h32v7h-32z" data-fill="background" />
      <path d="M-12 7a12 12 0 0 0 24 0" data-fill="background" />
      <StatusLight x={0} y={11} />
    </Translate>
  );
}
