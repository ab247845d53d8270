import { gzipSync } from 'node:zlib';
import { charsets, type Family, fill, filled, inUtf16, kilobyte, megabyte, numbered, type Random } from './family.ts';

export interface Post {
  path: string;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  /** Sent to the port that only the publisher reaches, with its key. */
  isInner?: boolean;
}

/** More than the API takes. */
const listLimit = 5.2 * megabyte;
const headings = 'Name,Email,Phone,Message\r\n';
const person = (number: number) => `Ada Byron,ada-${number}@people.example,+1 512 555 0142,Two gates\r\n`;
const below = (heading: string) => (rows: string) => heading + rows;
const list = (rows: string): string | Buffer => rows;

export const listFamilies: Family<string | Buffer>[] = [
  filled('rows of one letter', listLimit, ['a\n'], list),
  filled('blank rows', listLimit, ['\n', '\r\n', '\r', ' \n', ',\n'], list),
  filled('separators', listLimit, [',', ';', '\t', '|', ',;\t|'], list),
  filled('quotation marks', listLimit, ['"', '""', '"a', '",', '"\n', "'"], list),
  filled('one cell', 4 * megabyte, ['word '], (words) => `${headings}Ada,ada@people.example,,"${words}"\r\n`),
  filled('a quote that never ends', listLimit, [person(1)], below(`${headings}"`)),
  filled('halves of UTF-16', listLimit / 2, ['\ud83d', 'a\ud83d\n', '\ude00,'], (text) => inUtf16(`\ufeff${text}`)),
  filled('NUL', listLimit, ['\0', '\0,\0\n', 'a\0b@c.example,\n'], list),
  { name: 'random bytes', limit: megabyte, write: (size, random) => random.bytes(size) },
  {
    name: 'archives',
    limit: listLimit,
    write: (size) => Buffer.concat([Buffer.from('PK\x03\x04'), gzipSync(Buffer.alloc(Math.ceil(size)))]),
  },
  filled('addresses', listLimit, ['a@b.example; ', '@', 'a.', '<a@b', 'a@b@'], below(headings)),
  filled('digits', listLimit, ['5', '+1 (', '5.1E+09\n', '555-0142 / ', '5125550142.0\n'], below('Phone\n')),
  filled('wide rows', 30 * kilobyte, ['"a",', 'a@b.example,', ','], (row) => `${row}\n`.repeat(300)),
  filled(
    'names of properties',
    50_000,
    ['__proto__,constructor\n', 'toString,valueOf\n'],
    below('__proto__,constructor,toString,hasOwnProperty\n'),
  ),
  { name: 'as many rows as possible', limit: 5_100, write: (size) => headings + numbered(size, person).join('') },
];

const paths = ['/api/contact', '/api/download-case-study', '/api/field-reports'];
const properties = ['__proto__', 'constructor', 'prototype', 'toString', '__defineGetter__', 'hasOwnProperty', ''];
const json = 'application/json';
const urlencoded = 'application/x-www-form-urlencoded';

const post = (path: string, body: string | Buffer, type = json): Post => ({ path, type, body });
const contact = (fields: object) =>
  post('/api/contact', JSON.stringify({ name: 'Ada Byron', email: 'ada@people.example', ...fields }));
const report = (fields: object) =>
  post(
    '/api/field-reports',
    JSON.stringify({ remote: 'marketing', version: '0.1.0-a', shell: '0.1.0-b', page: '/contact', ...fields }),
  );
const event = (body: string): Post => ({ ...post('/release-events', body), isInner: true });

/** Returns the family of a body that is sent to any of the paths. */
const sent = (
  name: string,
  limit: number,
  body: (size: number, random: Random) => string | Buffer,
  type: (random: Random) => string = () => json,
): Family<Post> => ({ name, limit, write: (size, random) => post(random.of(paths), body(size, random), type(random)) });

export const postFamilies: Family<Post>[] = [
  sent('nested JSON', 60 * kilobyte, (size, random) =>
    random.of([fill('[', size), fill('{"a":', size), '['.repeat(size / 2) + ']'.repeat(size / 2)]),
  ),
  sent('names of properties', 5_000, (size, random) => {
    const fields = numbered(size, () => `"${random.of(properties)}":{"${random.of(properties)}":1}`);
    return `{${fields.join()}}`;
  }),
  sent('many keys', 10_000, (size) => `{${numbered(size, (n) => `"k${n}":1`).join()}}`),
  sent('long keys', 90 * kilobyte, (size) => JSON.stringify({ [fill('k', size)]: fill('\\"', 100) })),
  sent(
    'form-encoded fields',
    90 * kilobyte,
    (size, random) => fill(random.of(['a&', 'a[b][c]=d&', 'name=', '%', '%00', '%ff%fe', 'a[]=1&', '=&']), size),
    () => urlencoded,
  ),
  sent('malformed JSON', 60 * kilobyte, (size, random) =>
    fill(random.of(['{', '"', '{"a":"', '\\u', '1e', 'tru', '\ufeff', '{"name":"a",']), size),
  ),
  sent('long bodies', 20 * megabyte, (size) => fill('{"a":"b"}', size)),
  sent(
    'charsets',
    50 * kilobyte,
    (size, random) => random.bytes(size),
    (random) => `${random.of([json, urlencoded])}; charset=${random.of(charsets)}`,
  ),
  sent(
    'other types of content',
    90 * kilobyte,
    (size, random) => random.bytes(size),
    (random) =>
      random.of(['multipart/form-data; boundary=b', 'multipart/form-data', 'text/plain', '*/*', fill('a/', 5_000)]),
  ),
  {
    name: 'compressed bodies',
    limit: 50 * megabyte,
    write: (size, random) => ({
      ...post(random.of(paths), gzipSync(Buffer.alloc(size, '{'))),
      headers: { 'content-encoding': 'gzip' },
    }),
  },
  filled('halves of characters', 5_000, ['\ud83d', '\ude00', '\0', 'a\u0300', '\u202e'], (text) =>
    contact({ name: text, message: text }),
  ),
  {
    name: 'signs that patterns look for',
    limit: 60 * kilobyte,
    write: (size, random) => {
      const text = random.of(['a@', 'a.', '@', 'http://', 'www.a', '<a href=', '1-', '[url=', '\n', 'a@b.c ']);
      return contact({ [random.of(['name', 'email', 'phone', 'message', 'company'])]: fill(text, size) });
    },
  },
  {
    name: 'values of other types',
    limit: 1_000,
    write: (size, random) => {
      const values = [size, null, [], {}, [fill('a', size)], { length: size }, true, -0, 1e300];
      return contact({ [random.of(['name', 'email', 'message', 'submissionId'])]: random.of<unknown>(values) });
    },
  },
  {
    name: 'reports of errors',
    limit: 20,
    write: (size, random) => {
      const message = fill(random.of(['A', '"', '1', 'https://a/', "'a' "]), 120);
      const frames = [`/remotes/marketing/${fill('0.a', 150)}.js:1:1`];
      return report({
        errors: numbered(size, () => message).map((text) => ({ kind: 'error', message: text, frames })),
      });
    },
  },
  {
    name: 'counts of reports',
    limit: 1_000_000,
    write: (size, random) => {
      const sent = random.of([size, -size, 0.5, '1']);
      return report({ sent, failed: size, isFirst: true, vitals: { lcp: size, inp: -1, cls: 1e308 } });
    },
  },
  {
    name: 'names of releases',
    limit: 100,
    write: (size, random) => {
      const page = `/${fill(random.of(['a/', '../', '~']), size)}`;
      return report({ version: `0.${random.below(1e9)}-${fill('a', size)}`, page, isFirst: true, isFailed: true });
    },
  },
  filled('events of releases', 30 * kilobyte, ['[', '\n', '9', 'http://'], (text) =>
    event(
      text.startsWith('[') ? text : JSON.stringify({ remote: '__proto__', from: {}, to: 'b', at: text, reason: text }),
    ),
  ),
];
