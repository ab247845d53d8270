import { IsInt, Max, Min } from 'class-validator';
import { composeRules } from './text.decorators.ts';

/** A whole number from `min` (1) to `max`. */
export const WholeNumber = ({ min = 1, max, message }: { min?: number; max: number; message: string }) =>
  composeRules(IsInt({ message }), Min(min, { message }), Max(max, { message }));
