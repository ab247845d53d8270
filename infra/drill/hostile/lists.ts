import { gzipSync } from 'node:zlib';
import { type Family, fill } from './family.ts';

/** More than the API takes. */
const limit = 5.2 * 1024 * 1024;
const headings = 'Name,Email,Phone,Message\r\n';
const person = (number: number) => `Ada Byron,ada-${number}@people.example,+1 512 555 0142,Two gates\r\n`;
const rows = (count: number) => Array.from({ length: count }, (_, number) => person(number)).join('');

export const listFamilies: Family<string | Buffer>[] = [
  { name: 'rows of one letter', limit, write: (size) => fill('a\n', size) },
  { name: 'blank rows', limit, write: (size, random) => fill(random.of(['\n', '\r\n', '\r', ' \n', ',\n']), size) },
  { name: 'separators', limit, write: (size, random) => fill(random.of([',', ';', '\t', '|', ',;\t|']), size) },
  {
    name: 'quotation marks',
    limit,
    write: (size, random) => fill(random.of(['"', '""', '"a', '",', '"\n', "'"]), size),
  },
  {
    name: 'one cell',
    limit: 4 * 1024 * 1024,
    write: (size) => `${headings}Ada,ada@people.example,,"${fill('word ', size)}"\r\n`,
  },
  { name: 'a quote that never ends', limit, write: (size) => `${headings}"${fill(person(1), size)}` },
  {
    name: 'halves of UTF-16',
    limit,
    write: (size, random) =>
      Buffer.from(`\ufeff${fill(random.of(['\ud83d', 'a\ud83d\n', '\ude00,']), size / 2)}`, 'utf16le').subarray(
        0,
        size,
      ),
  },
  { name: 'NUL', limit, write: (size, random) => fill(random.of(['\0', '\0,\0\n', 'a\0b@c.example,\n']), size) },
  { name: 'random bytes', limit: 1024 * 1024, write: (size, random) => random.bytes(size) },
  {
    name: 'archives',
    limit,
    write: (size) => Buffer.concat([Buffer.from('PK\x03\x04'), gzipSync(Buffer.alloc(size))]),
  },
  {
    name: 'addresses',
    limit,
    write: (size, random) => `${headings}${fill(random.of(['a@b.example; ', '@', 'a.', '<a@b', 'a@b@']), size)}`,
  },
  {
    name: 'digits',
    limit,
    write: (size, random) =>
      `Phone\n${fill(random.of(['5', '+1 (', '5.1E+09\n', '555-0142 / ', '5125550142.0\n']), size)}`,
  },
  {
    name: 'wide rows',
    limit: 3_000,
    write: (size, random) => `${random.of(['"a",', 'a@b.example,', ','])}`.repeat(size).concat('\n').repeat(300),
  },
  {
    name: 'names of properties',
    limit: 50_000,
    write: (size, random) =>
      `__proto__,constructor,toString,hasOwnProperty\n${fill(random.of(['__proto__,constructor\n', 'toString,valueOf\n']), size)}`,
  },
  { name: 'as many rows as possible', limit: 5_100, write: (size) => headings + rows(size) },
];
