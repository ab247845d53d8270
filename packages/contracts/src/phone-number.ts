import { findNumbers, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { visibleLine, withoutInvisible } from './visible-text.ts';

/** A telephone number in a text that a person typed. */
export interface Telephone {
  /** `tel:` URL with an extension, e.g. `tel:+15125550199;ext=12`. */
  href: string;
  /** For reading, e.g. `(512) 555-0199 ext. 12`. */
  shown: string;
  /** In E.164 form, without the extension. */
  number: string;
  extension?: string;
}

/**
 * Finds the first possible number of a text. Without a country code it is American. Returns null when there is none, e.g. for seven digits: their
 * area is not known. Pages for visitors use `phoneHref` of `site.ts`, which needs no tables of numbers.
 */
export function findTelephone(text: string | null | undefined): Telephone | null {
  const typed = asciiDigits(withoutInvisible(visibleLine(text ?? '')).slice(0, maxLength));
  const number = firstNumber(typed) ?? firstNumber(withDigitsForLetters(typed));
  if (!number) return null;
  const { ext: extension, countryCallingCode } = number;
  return {
    href: number.getURI(),
    shown: countryCallingCode === '1' ? number.formatNational() : number.formatInternational(),
    number: number.number,
    ...(extension && { extension }),
  };
}

const maxLength = 200;

function firstNumber(typed: string): PhoneNumber | undefined {
  // `00` is the international prefix of most countries, and no American number starts with it.
  const text = typed
    .replace(/^[^\d+]*00(?=[1-9])/, '+')
    .replace(secondNumber, ' / $1')
    .replace(/\b(ext)\w*\.?\s*:/i, '$1');
  const whole = parsePhoneNumberFromString(text, 'US');
  if (whole?.isPossible()) return whole;
  // The option `leniency` is not in the types.
  const options = { defaultCountry: 'US', v2: true, leniency: 'POSSIBLE' } as const;
  return findNumbers(text, options)[0]?.number;
}

/** After a comma, a number and no extension. */
const secondNumber = /[,;]\s*(\+?\(?\d(?:[\s().-]*\d){6})/g;

/** Digits of other scripts come in groups of ten consecutive characters, from zero to nine. */
const asciiDigits = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    let before = 0;
    while (/^\p{Nd}$/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - before - 1))) before += 1;
    return String(before % 10);
  });

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const keyOf = (letter: string) => keypad.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2;

/** Vanity numbers such as 1-800-FLOWERS: the digits of the letters. In lower case only toll-free ones, because `512 morning` is none. */
const vanityNumber =
  /^(\+?1?[\s.(-]*(?:8(?:00|33|44|55|66|77|88)(?=[\s.)-]*[a-z\d.-]+$)|\d{3}(?=\)?[.-][A-Z\d.-]+$))\)?[\s.-]*)([a-z\d.-]+)$/i;

function withDigitsForLetters(text: string): string {
  const [, main = '', extension = ''] = /^(.+?)(\s+(?:ext\w*\.?|x|#)\s*\d{1,7})?$/i.exec(text) ?? [];
  const [, start, word] = vanityNumber.exec(main) ?? [];
  if (!start || !word || !/[a-z]/i.test(word)) return text;
  const isTollFree = /8(?:00|33|44|55|66|77|88)\D*$/.test(start);
  if (!isTollFree && /[a-z]/.test(word)) return text;
  const digits = word.replace(/[.-]/g, '').replace(/[a-z]/gi, (letter) => String(keyOf(letter)));
  // Letters after the seventh only complete the word.
  return digits.length < 7 ? text : start + digits.slice(0, 7) + extension;
}
