import { IsInt, Max, Min } from 'class-validator';
import { composeRules } from './text.decorators.ts';

/** A whole number from 1 to `max`. */
export const WholeNumber = ({ max, message }: { max: number; message: string }) =>
  composeRules(IsInt({ message }), Min(1, { message }), Max(max, { message }));
