/** Texts without anything to see, for the tests of forms and API. */
export const blankTexts = [
  ['a zero width space', '\u200B'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['joiners', '\u200C\u200D'],
  ['marks of direction', '\u200E\u200F\u061C'],
  ['embeddings and overrides', '\u202A\u202E\u202C'],
  ['isolates', '\u2066\u2067\u2068\u2069'],
  ['tags', '\u{E0001}\u{E0041}'],
  ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
  ['a braille blank', '\u2800'],
  ['variation selectors', '\uFE0F\uFE00\u{E0100}\u180B'],
  ['combining marks', '\u0301\u034F\u20E3'],
  ['blanks of many scripts', '\u00A0\u1680\u2000\u200A\u202F\u205F\u3000\u180E'],
  ['line breaks', '\r\n\u0085\u2028\u2029\t'],
  ['invisible operators', '\u2061\u2062\u2063\u2064\u206A\u206F'],
  ['non-characters', '\uFDD0\uFFFE\u{1FFFF}'],
  ['a lone surrogate', '\uD800'],
  ['control characters', '\u0007\u001B\u007F\u009F'],
  ['a placeholder of a picture', '\uFFFC'],
] as const satisfies [name: string, text: string][];

/** A text of one line, and what is left of it. */
export const cleanedLines = [
  ['blanks and invisible characters at the ends', '\u200B \u00A0Ada\u2060\u3000', 'Ada'],
  ['a bidirectional override', '\u202Eevil\u202C Name', 'evil Name'],
  ['isolates', '\u2067Ada\u2069 Byron', 'Ada Byron'],
  ['a soft hyphen inside', 'By\u00ADron', 'Byron'],
  ['control characters', 'A\u0007d\u001Ba', 'Ada'],
  ['line breaks and tabs', 'Ada\r\nByron\tKing', 'Ada Byron King'],
  ['a decomposed letter', 'Rene\u0301', 'Ren\u00E9'],
  ['a mark without a letter at the start', '\u0301Ada', 'Ada'],
  ['a joiner in a Persian word', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['a joiner in a Hindi word', 'क्\u200Dष', 'क्\u200Dष'],
  ['a joiner beside a blank', 'Ada \u200DByron', 'Ada Byron'],
  ['emoji of several characters', '👩🏽\u200D🚀 ❤\uFE0F 1\uFE0F\u20E3', '👩🏽\u200D🚀 ❤\uFE0F 1\uFE0F\u20E3'],
  [
    'a flag of tag characters',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  ['more than one variation selector', 'a\uFE0F\uFE01\u{E0101}b', 'a\uFE0Fb'],
  ['an ideographic variant', '葛\u{E0100}飾', '葛\u{E0100}飾'],
  ['a compatibility ideograph', '\uFA19', '\uFA19'],
  ['a lone surrogate', 'Ada\uD800', 'Ada'],
] as const satisfies [name: string, typed: string, text: string][];

/** A text of several lines, and what is left of it. */
export const cleanedTexts = [
  ['line breaks and tabs', '\n\tOne\r\n\tTwo\u2028Three\u0085Four\n', 'One\n\tTwo\nThree\nFour'],
  ['a mark of direction', 'C++\u200F שלום', 'C++\u200F שלום'],
  ['embeddings', 'a\u202Bb\u202Cc', 'abc'],
] as const satisfies [name: string, typed: string, text: string][];
