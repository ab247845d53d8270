/** A loudspeaker in a ceiling. */
export interface Loudspeaker {
  /** Heights of ceiling and ears in feet. */
  ceiling: number;
  ears: number;
  /** Conical coverage in degrees. */
  angle: number;
}

/** Returns the diameter in feet of what a loudspeaker covers at the height of the ears. */
export const coverageOf = ({ ceiling, ears, angle }: Loudspeaker) =>
  2 * Math.max(0, ceiling - ears) * Math.tan((angle / 2) * (Math.PI / 180));
