import type { Practice } from '@portal/contracts/practices';

/** Panda condition for everything inside an element with that `data-practice`. */
export const practiceConditions = [
  ['physicalSecurity', 'physical-security'],
  ['audiovisual', 'audiovisual'],
  ['connectivity', 'connectivity'],
  ['itSecurity', 'it-security'],
] as const satisfies [string, Practice][];

export const conditions = {
  ...Object.fromEntries(practiceConditions.map(([name, practice]) => [name, `[data-practice=${practice}] &`])),
  /** The nearest ground is what `color-scheme` says; these are for the rare rule that is not a colour. */
  onInk: '[data-ground=ink] &',
  onPaper: '[data-ground=paper] &',
  hoverable: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
};
