import { cleanEmail, withAsciiDomain } from '@portal/contracts/email-address';
import { findTelephone } from '@portal/contracts/phone-number';

/**
 * Returns the canonical form of an email address, which identifies a lead: without what was pasted around it, in lower case, composed Unicode
 * (NFC) and an ASCII domain. Dots and plus tags stay: only the mail server knows whether they matter (see docs/decisions/0062).
 */
export const emailIdentity = (email: string): string => withAsciiDomain(cleanEmail(email)).toLowerCase();

/**
 * Returns the phone number in E.164 form, with the US as the default country, for the suggestion of duplicates. Returns null if
 * there is no possible number or if it has an extension, because many people share a switchboard.
 */
export function phoneIdentity(phone: string | null): string | null {
  const telephone = findTelephone(phone);
  return telephone && !telephone.extension ? telephone.number : null;
}
