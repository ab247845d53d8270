import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { Format } from '../openapi/format.decorator.ts';
import { composeRules, emptyToNull } from './text.decorators.ts';

/** A month, e.g. `2026-06`. */
export const monthPattern = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** An optional day, e.g. `2026-06-30`. */
export const Day = () =>
  composeRules(
    Format('date'),
    emptyToNull,
    IsOptional(),
    Matches(/^[12]\d{3}-\d\d-\d\d$/, { message: '$property must be a day like 2026-06-30' }),
    IsISO8601({ strict: true }, { message: '$property must be a day like 2026-06-30' }),
  );

/** An optional month, e.g. `2026-06`. */
export const Month = () =>
  composeRules(emptyToNull, IsOptional(), Matches(monthPattern, { message: '$property must be a month like 2026-06' }));
