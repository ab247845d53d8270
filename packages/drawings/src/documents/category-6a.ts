/**
 * Limits of ANSI/TIA-568.2-D for a permanent link of Category 6A at a frequency in MHz, from 10 to 500. In dB.
 * https://tiaonline.org
 */
const log = Math.log10;

/** Crosstalk of cable and connectors adds up as voltages. */
const addVoltages = (...losses: number[]) => -20 * log(losses.reduce((sum, loss) => sum + 10 ** (-loss / 20), 0));

export const limits = {
  next: (f: number) =>
    f <= 300 ? addVoltages(44.3 - 15 * log(f / 100), 54 - 20 * log(f / 100)) : 34 - 33.13 * log(f / 300),
  psNext: (f: number) =>
    f <= 300 ? addVoltages(42.3 - 15 * log(f / 100), 50 - 20 * log(f / 100)) : 31.4 - 34.44 * log(f / 300),
  acrF: (f: number) => 64.2 - 20 * log(f),
  psAcrF: (f: number) => 61.2 - 20 * log(f),
  returnLoss: (f: number) => (f < 40 ? 26 - 5 * log(f) : Math.max(8, 34 - 10 * log(f))),
};

/** At 500 MHz. */
export const insertionLossLimit = 43.8;

/** Length in feet, delays in nanoseconds. */
export const lengthLimit = 295;
export const delayLimit = 498;
export const skewLimit = 44;

/** Light in vacuum, in feet per nanosecond. */
export const lightSpeed = 0.98357;
