import { domainToASCII } from 'node:url';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns the canonical form of an email address, which identifies a lead: trimmed, in lower case, composed Unicode (NFC) and an
 * ASCII domain. Dots and plus tags stay: only the mail server knows whether they matter (see docs/decisions/0025).
 */
export function emailIdentity(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // An invalid domain becomes an empty string.
  return address.slice(0, at + 1) + (domainToASCII(domain) || domain);
}

/**
 * Returns the phone number in E.164 form, with the US as the default country, for the suggestion of duplicates. Returns null if
 * the number is impossible or has an extension, because many people share a switchboard.
 */
export function phoneIdentity(phone: string | null): string | null {
  if (!phone) return null;
  const number = parsePhoneNumberFromString(phone, 'US');
  return number?.isPossible() && !number.ext ? number.number : null;
}
