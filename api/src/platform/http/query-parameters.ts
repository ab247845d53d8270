import { BadRequestException } from '@nestjs/common';
import { textLimits } from '@portal/contracts/text-limits';
import { Temporal } from 'temporal-polyfill';

/** The query string as Express parses it: a parameter given twice is an array. */
export type Query = Readonly<Record<string, unknown>>;

/** Returns the text of a parameter, or undefined when it is missing or empty. */
export function textOf(query: Query, name: string): string | undefined {
  const value = query[name] ?? '';
  if (typeof value !== 'string') throw new BadRequestException(`${name} may be given once.`);
  if (value.length > textLimits.search)
    throw new BadRequestException(`${name} is too long: at most ${textLimits.search} characters, please.`);
  if (value.includes('\0')) throw new BadRequestException(`${name} contains a character that is never stored.`);
  return value.trim() || undefined;
}

/** Returns the value of a parameter that must be one of `choices`, or undefined when it is missing or empty. */
export function choiceOf<Choice extends string>(
  query: Query,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = textOf(query, name);
  if (value === undefined) return undefined;
  const choice = choices.find((known) => known === value);
  if (!choice) throw new BadRequestException(`${name} must be one of ${choices.join(', ')}.`);
  return choice;
}

/** Returns the value of a parameter that must be a whole number from 1 to `max`. */
export function wholeNumber(name: string, value: unknown, fallback: number, max: number): number {
  if (value === undefined) return fallback;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > max) throw new BadRequestException(`${name} must be a whole number from 1 to ${max}.`);
  return number;
}

/** Returns the value of a parameter that must be a day, or undefined when it is missing or empty. */
export function dayOf(query: Query, name: string): Temporal.PlainDate | undefined {
  const text = textOf(query, name);
  if (text === undefined) return undefined;
  try {
    if (/^[12]\d{3}-\d\d-\d\d$/.test(text)) return Temporal.PlainDate.from(text);
  } catch {
    // A day that does not exist.
  }
  throw new BadRequestException(`${name} must be a day like 2026-06-30.`);
}
