interface Person {
  phone: string | null;
  name: string | null;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
/** Without the extension, and without country code and leading zeros, which are not always written. */
const numberOf = (phone: string) =>
  (plain(phone).split(/[a-z#;,]/)[0] ?? '').replace(/\D/g, '').replace(/^0+/, '').slice(-9);
const minimumDigits = 7;

/** Returns whether a text, e.g. a search text, has one of the emails, telephone numbers in any spelling, or full names of a person. */
export function viewMatcher(emails: readonly string[], people: readonly Person[]): (text: string) => boolean {
  const names = people.map(({ name }) => plain(name ?? '')).filter((name) => name.includes(' '));
  const texts = [...emails.map(plain).filter(Boolean), ...names];
  const numbers = people.map(({ phone }) => numberOf(phone ?? '')).filter(({ length }) => length >= minimumDigits);
  return (text) => {
    const [searched, digits] = [plain(text), plain(text).replace(/\D/g, '')];
    return texts.some((one) => searched.includes(one)) || numbers.some((one) => digits.includes(one));
  };
}
