import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { composeRules } from './text.decorators.ts';

/** A whole number from `min` (1) to `max`. */
export const WholeNumber = ({ min = 1, max, message }: { min?: number; max: number; message: string }) =>
  composeRules(
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
