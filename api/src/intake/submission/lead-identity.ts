import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Returns the email address in the form that identifies a lead: trimmed and in lower case. */
export const emailIdentity = (email: string): string => email.trim().toLowerCase();

/**
 * Returns the phone number in E.164 form, with the US as the default country. Returns null if the number is impossible
 * or has an extension, because many people share a switchboard.
 */
export function phoneIdentity(phone: string | null): string | null {
  if (!phone) return null;
  const number = parsePhoneNumberFromString(phone, 'US');
  return number?.isPossible() && !number.ext ? number.number : null;
}
