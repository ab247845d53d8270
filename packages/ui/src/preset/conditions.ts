import type { Practice } from '@portal/contracts/practices';

/** Conditions for descendants of an element with `data-practice`. */
export const practiceConditions = [
  ['physicalSecurity', 'physical-security'],
  ['audiovisual', 'audiovisual'],
  ['connectivity', 'connectivity'],
  ['itSecurity', 'it-security'],
] as const satisfies [string, Practice][];

export const conditions = {
  ...Object.fromEntries(practiceConditions.map(([name, practice]) => [name, `[data-practice=${practice}] &`])),
};
