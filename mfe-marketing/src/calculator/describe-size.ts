import type { Language } from '@portal/contracts/language';
import { type Quantities, quantityNames } from '@portal/contracts/quantities';
import { sizeOf } from '@portal/drawings/system-size';
import { calculatorTexts, type PartName } from './calculator.content.ts';

export const formatNumber = (value: number) => value.toLocaleString('en-US');

/** Returns what the quantities add up to, with the name of each value. Without what is not needed. */
export function partsOf(quantities: Partial<Quantities>, language: Language = 'en') {
  const size = sizeOf(quantities);
  const parts = Object.entries(calculatorTexts[language].parts) as [PartName, string][];
  return parts
    .filter(([part]) => size[part] !== 0)
    .map(([part, name]) => ({ name, value: size[part].toLocaleString('en-US', { maximumFractionDigits: 1 }) }));
}

/** What `withQuantities` has written before. */
const written = /^(?:.+: [\d,]+\n)+\n(?:.+: [\d,.]+\n)+\n?/;

/** Returns a message that begins with the quantities and what they add up to, in place of those that it began with. */
export function withQuantities(message: string, quantities: Quantities, language: Language): string {
  const names = quantityNames.filter((name) => quantities[name] > 0);
  const counted = names.map(
    (name) => `${calculatorTexts[language].quantities[name]}: ${formatNumber(quantities[name])}`,
  );
  const parts = partsOf(quantities, language).map(({ name, value }) => `${name}: ${value}`);
  return `${[...counted, '', ...parts].join('\n')}\n\n${message.replace(written, '')}`;
}
