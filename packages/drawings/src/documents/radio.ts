/** A radio in a building, by the log-distance model. */
export interface Radio {
  /** Transmit power with the antenna, in dBm. */
  power: number;
  /** How fast the signal falls: 2 in free space, 3 and more indoors. */
  exponent: number;
}

/** Loss of the first meter in free space at 5 GHz, in dB. */
const firstMeter = 46.4;

const metersPerFoot = 0.3048;

/** Returns the signal in dBm at a distance in feet. */
export const signalAt = ({ power, exponent }: Radio, feet: number) =>
  power - firstMeter - 10 * exponent * Math.log10(Math.max(1, feet * metersPerFoot));

/** Returns the distance in feet at which a signal is left. */
export const reachOf = ({ power, exponent }: Radio, signal: number) =>
  10 ** ((power - firstMeter - signal) / (10 * exponent)) / metersPerFoot;
