/**
 * What a visitor counts in a building, with the largest number that the calculator takes. Lengths of time in days, areas in square
 * feet: `area` with Wi-Fi, `soundArea` with sound below ceilings of a height in feet.
 */
export const quantityLimits = {
  doors: 500,
  cameras: 1_000,
  days: 365,
  area: 500_000,
  displays: 200,
  soundArea: 100_000,
  ceiling: 40,
} as const;

export type QuantityName = keyof typeof quantityLimits;
export type Quantities = Record<QuantityName, number>;

export const quantityNames = Object.keys(quantityLimits) as QuantityName[];

/** Returns the quantities of a query, 0 for one that is not there. Undefined if there is none, or one is not valid. */
export function readQuantities(query: URLSearchParams): Quantities | undefined {
  const entries = quantityNames.map((name) => [name, Number(query.get(name))] as const);
  const isValid = entries.every(
    ([name, value]) => Number.isInteger(value) && value >= 0 && value <= quantityLimits[name],
  );
  return isValid && entries.some(([, value]) => value > 0) ? (Object.fromEntries(entries) as Quantities) : undefined;
}
