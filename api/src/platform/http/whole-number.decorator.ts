import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { composeRules } from './text.decorators.ts';

/** The largest value of PostgreSQL's `integer`. */
export const maxId = 2_147_483_647;

/** A whole number from `min` (1) to `max`. */
export const WholeNumber = ({ min = 1, max, message }: { min?: number; max: number; message: string }) =>
  composeRules(
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );

/** The id of `record`, e.g. `a lead`. */
export const IdOf = (record: string) => WholeNumber({ max: maxId, message: `$property must be the id of ${record}` });

/** At most 100 ids of `records`, e.g. `files`. None by default. */
export function IdsOf(records: string) {
  const rules = { each: true, message: `$property must be ids of ${records}` };
  return composeRules(
    ApiProperty({ type: [Number], maxItems: 100, required: false }),
    IsArray({ message: rules.message }),
    ArrayMaxSize(100, { message: `$property can have at most 100 ids of ${records}` }),
    IsInt(rules),
    Min(1, rules),
    Max(maxId, rules),
  );
}
