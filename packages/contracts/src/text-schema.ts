import { string } from 'yup';
import { checkEmail, cleanEmail, emailMessage } from './email-address.ts';
import { passwordLength } from './password.ts';
import { textLimits, tooLong } from './text-limits.ts';
import { characterCount, visibleLine, visibleText } from './visible-text.ts';

const cleaned = (clean: (text: string) => string, label: string, max: number) =>
  string()
    .transform((value) => (typeof value === 'string' ? clean(value) : value))
    .default('')
    .test('length', tooLong(label, max), (value) => characterCount(value) <= max);

/** A field of one line. Limits count what is left after `visibleLine`. */
export const lineSchema = (label: string, max: number) => cleaned(visibleLine, label, max);

/** A field of several lines. */
export const textSchema = (label: string, max: number) => cleaned(visibleText, label, max);

/** A required email address, as `checkEmail` returns it. */
export const emailSchema = (invalidMessage: string, requiredMessage = invalidMessage) =>
  cleaned(cleanEmail, 'Email', textLimits.email)
    .required(requiredMessage)
    .test('email', invalidMessage, (value, { createError }) => {
      if (value === '') return true;
      const checked = checkEmail(value);
      return 'address' in checked || createError({ message: emailMessage(checked.problem, invalidMessage) });
    });

/** A password that a staff member chooses. The API checks further rules. */
export const newPasswordSchema = string()
  .default('')
  .required('New password is required')
  .min(passwordLength.min, `Use at least ${passwordLength.min} characters`)
  .max(passwordLength.max, `Use at most ${passwordLength.max} characters`);
