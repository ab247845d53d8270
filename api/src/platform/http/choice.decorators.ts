import { IsBoolean, IsIn } from 'class-validator';

/** One of some texts. `name` is that of the field in the message. */
export const OneOf = (choices: readonly string[], name = '$property') =>
  IsIn(choices, { message: `${name} must be one of ${choices.join(', ')}` });

export const Flag = () => IsBoolean({ message: '$property must be true or false' });
