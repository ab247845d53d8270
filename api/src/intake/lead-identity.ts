import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The address as it tells one person from another: servers may tell upper from lower case, people do not. */
export const emailIdentity = (email: string): string => email.trim().toLowerCase();

/**
 * The number in its international form, read as an American one when it names no country. None if it cannot be one, and
 * none with an extension: behind a switchboard are many people.
 */
export function phoneIdentity(phone: string | null): string | null {
  if (!phone) return null;
  const number = parsePhoneNumberFromString(phone, 'US');
  return number?.isPossible() && !number.ext ? number.number : null;
}
