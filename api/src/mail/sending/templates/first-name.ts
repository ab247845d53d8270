/** Titles before and after a name. */
const title = /^(dr|dra|mr|mrs|ms|miss|mx|prof|rev|hon|sr|sra|srta|ing|lic|arq|don|doña|capt|lt|sgt)\.?$/i;
const suffix = /^(jr|sr|i{2,3}|iv|phd|md|dds|esq|cpa|pe|rcdd)\.?$/i;

/** What only names of companies, departments and places have. */
const ofCompany =
  /[\d@&/|()"“”]|\b(llc|llp|inc|ltd|corp|co|pllc|lp|pc|gmbh|company|group|security|services?|solutions?|systems?|partners|associates|holdings|properties|realty|management|construction|church|school|isd|city|county|office|accounting|purchasing|facilities|maintenance|reception|team|department|sales|info|support|admin|hoa|the|and|of|y)\b/i;

/** One word of a name in Latin letters, e.g. `Ana-María` and `D’Arcy`. An initial is none. */
const word = /^\p{Script=Latin}[\p{Script=Latin}\p{M}]+([-'’]\p{Script=Latin}[\p{Script=Latin}\p{M}]*)*$/u;

/** Returns how to address somebody, or the whole name where the first name is not certain. */
export function firstNameOf(name: string): string {
  const whole = name.trim().replace(/\s+/g, ' ');
  if (ofCompany.test(whole)) return whole;
  const [before = '', ...after] = whole
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !suffix.test(part));
  if (after.length > 1) return whole;
  const given = (after[0] ?? before).split(' ');
  const isTitled = title.test(given[0] ?? '');
  const words = (isTitled ? given.slice(1) : given).filter((one) => !suffix.test(one));
  const [first = ''] = words;
  // `Mr. Smith`, `Smith`, `John Jacob Jingleheimer Schmidt of the Hill Country`.
  const hasLast = after.length > 0 || words.length > 1;
  if (!hasLast || words.length > 5 || !word.test(first)) return whole;
  return isOneCase(whole) ? capitalized(first) : first;
}

/** `CRUZ, ANA` and `ana cruz`. */
const isOneCase = (name: string) => name === name.toUpperCase() || name === name.toLowerCase();

const capitalized = (name: string) => name.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase());
