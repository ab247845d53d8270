import type { Language } from '@portal/contracts/language';
import { type Quantities, quantityNames } from '@portal/contracts/quantities';
import { sizeOf } from '@portal/drawings/system-size';
import { calculatorTexts } from './calculator.content.ts';

export const formatNumber = (value: number) => value.toLocaleString('en-US');

/** Returns what the quantities add up to, with the name of each value. */
export function partsOf(quantities: Quantities, language: Language = 'en') {
  const { drops, ports, watts, terabytes, units } = sizeOf(quantities);
  const values = [drops, ports, watts]
    .map(formatNumber)
    .concat(terabytes.toLocaleString('en-US', { maximumFractionDigits: 1 }), formatNumber(units));
  return calculatorTexts[language].parts.map((name, index) => ({ name, value: values[index] ?? '' }));
}

/** What `withQuantities` has written before. */
const written = /^(?:.+: [\d,]+\n)+\n(?:.+: [\d,.]+\n){5}\n?/;

/** Returns a message that begins with the quantities and what they add up to, in place of those that it began with. */
export function withQuantities(message: string, quantities: Quantities, language: Language): string {
  const names = quantityNames.filter((name) => quantities[name] > 0);
  const counted = names.map(
    (name) => `${calculatorTexts[language].quantities[name]}: ${formatNumber(quantities[name])}`,
  );
  const parts = partsOf(quantities, language).map(({ name, value }) => `${name}: ${value}`);
  return `${[...counted, '', ...parts].join('\n')}\n\n${message.replace(written, '')}`;
}
