import { checkEmail } from '@portal/contracts/email-address';
import { findTelephone } from '@portal/contracts/phone-number';

const maxLength = 1_000;
const betweenSeveral = /\s*(?::::|[;,|\n]|\s\/\s)\s*/;

/** What a spreadsheet makes of a long number, e.g. `5.12556E+09`. */
export const isRounded = (cell: string) => /^\d([.,]\d+)?E\+?\d+$/i.test(cell);

/** A number without what spreadsheets and other systems add: `5125550142.0`, `tel:+15125550142`, `p:+15125550142` of Facebook. */
const numberIn = (cell: string) => cell.replace(/^(p|tel):\s*(?=[+\d])/i, '').replace(/^(\d{7,})[.,]0+$/, '$1');

/** Returns the addresses of a cell: `a@example.com; b@example.com`. Empty if any of it is none. */
export function emailsOf(cell: string): string[] {
  if (cell.length > maxLength || !cell.includes('@')) return [];
  const whole = checkEmail(cell);
  if ('address' in whole) return [whole.address];
  const parts = cell.split(/\s*(?::::|[;,|\s])\s*/).filter(Boolean);
  const found = parts.map(checkEmail).flatMap((one) => ('address' in one ? one.address : []));
  return found.length === parts.length ? [...new Set(found)] : [];
}

/** Returns the telephone numbers of a cell as they are written. Empty if it has none that can be called. */
export function phonesOf(cell: string): string[] {
  if (cell.length > maxLength || isRounded(cell)) return [];
  const parts = cell.split(betweenSeveral).map(numberIn).filter(Boolean);
  if (parts.length > 1 && parts.every((part) => isPhone(part))) return [...new Set(parts)];
  const whole = numberIn(cell);
  return findTelephone(whole) ? [whole] : [];
}

/** Whether a cell is a telephone number and nothing else: no date, and no text that has one. */
export const isPhone = (cell: string) =>
  /^[+(\d][\d\s().+/-]{6,}((ext|x)\.?\s*\d+)?$/i.test(cell) && !isDate.test(cell) && findTelephone(cell) !== null;

const isDate = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](\d{2}|\d{4}))\b/;

/** Whether a column of such cells has telephone numbers. */
export const isPhoneCell = (cell: string) => isRounded(cell) || phonesOf(cell).some(isPhone);
