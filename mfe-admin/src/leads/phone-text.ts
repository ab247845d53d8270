import { findTelephone, type Telephone } from '@portal/contracts/phone-number';

export interface PhoneText {
  telephone: Telephone | null;
  shown: string;
  isAsTyped: boolean;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns what to show of a phone text: as typed when that is one number in groups, otherwise the number that the link dials. */
export function phoneText(typed: string): PhoneText {
  const telephone = findTelephone(typed);
  if (!telephone) return { telephone, shown: typed, isAsTyped: true };
  const isOneNumber = digitsOf(telephone.number).endsWith(digitsOf(typed)) && /^[\d\s().+-]+$/.test(typed);
  const shown = isOneNumber && /\d[\s().-]+\d/.test(typed) ? typed : telephone.shown;
  return { telephone, shown, isAsTyped: isOneNumber };
}
