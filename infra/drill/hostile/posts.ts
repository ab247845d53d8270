import { gzipSync } from 'node:zlib';
import { type Family, fill } from './family.ts';
import type { Random } from './random.ts';

export interface Post {
  path: string;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  /** Sent to the port that only the publisher reaches, with its key. */
  isInner?: boolean;
}

const kilobyte = 1024;
const paths = ['/api/contact', '/api/download-case-study', '/api/field-reports'];
const names = ['__proto__', 'constructor', 'prototype', 'toString', '__defineGetter__', 'hasOwnProperty', ''];
const json = 'application/json';
const urlencoded = 'application/x-www-form-urlencoded';

const post = (random: Random, body: string | Buffer, type = json): Post => ({ path: random.of(paths), type, body });
const contact = (fields: object): Post => ({
  path: '/api/contact',
  type: json,
  body: JSON.stringify({ name: 'Ada Byron', email: 'ada@people.example', ...fields }),
});
const report = (fields: object): Post => ({
  path: '/api/field-reports',
  type: json,
  body: JSON.stringify({ remote: 'marketing', version: '0.1.0-a', shell: '0.1.0-b', page: '/contact', ...fields }),
});

export const postFamilies: Family<Post>[] = [
  {
    name: 'nested JSON',
    limit: 60 * kilobyte,
    write: (size, random) =>
      post(
        random,
        random.of([fill('[', size), '{"a":'.repeat(size / 5), `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`]),
      ),
  },
  {
    name: 'names of properties',
    limit: 5_000,
    write: (size, random) =>
      post(random, `{${Array.from({ length: size }, () => `"${random.of(names)}":{"${random.of(names)}":1}`).join()}}`),
  },
  {
    name: 'many keys',
    limit: 10_000,
    write: (size, random) => post(random, `{${Array.from({ length: size }, (_, n) => `"k${n}":1`).join()}}`),
  },
  {
    name: 'long keys',
    limit: 90 * kilobyte,
    write: (size, random) => post(random, JSON.stringify({ [fill('k', size)]: fill('\\"', 100) })),
  },
  {
    name: 'form-encoded fields',
    limit: 90 * kilobyte,
    write: (size, random) =>
      post(
        random,
        fill(random.of(['a&', 'a[b][c]=d&', 'name=', '%', '%00', '%ff%fe', 'a[]=1&', '=&']), size),
        urlencoded,
      ),
  },
  {
    name: 'halves of characters',
    limit: 5_000,
    write: (size, random) =>
      contact({
        name: fill(random.of(['\ud83d', '\ude00', '\0', 'a\u0300', '\u202e']), size),
        message: fill('\ud83d', size),
      }),
  },
  {
    name: 'characters of patterns',
    limit: 60 * kilobyte,
    write: (size, random) =>
      contact({
        [random.of(['name', 'email', 'phone', 'message', 'company'])]: fill(
          random.of(['a@', 'a.', '@', 'http://', 'www.a', '<a href=', '1-', '[url=', '\n', 'a@b.c ']),
          size,
        ),
      }),
  },
  {
    name: 'values of other types',
    limit: 1_000,
    write: (size, random) =>
      contact({
        [random.of(['name', 'email', 'message', 'submissionId'])]: random.of<unknown>([
          size,
          null,
          [],
          {},
          [fill('a', size)],
          { length: size },
          true,
          -0,
          1e300,
        ]),
      }),
  },
  {
    name: 'malformed JSON',
    limit: 60 * kilobyte,
    write: (size, random) =>
      post(random, fill(random.of(['{', '"', '{"a":"', '\\u', '1e', 'tru', '\ufeff', '{"name":"a",']), size)),
  },
  { name: 'long bodies', limit: 20 * 1024 * kilobyte, write: (size, random) => post(random, fill('{"a":"b"}', size)) },
  {
    name: 'compressed bodies',
    limit: 50 * 1024 * kilobyte,
    write: (size, random) => ({
      ...post(random, gzipSync(Buffer.alloc(size, '{'))),
      headers: { 'content-encoding': 'gzip' },
    }),
  },
  {
    name: 'charsets',
    limit: 50 * kilobyte,
    write: (size, random) =>
      post(
        random,
        random.bytes(size),
        `${random.of([json, urlencoded])}; charset=${random.of(['utf-16', 'utf-7', 'x', '""', 'utf-32', 'iso-8859-1'])}`,
      ),
  },
  {
    name: 'other types of content',
    limit: 90 * kilobyte,
    write: (size, random) =>
      post(
        random,
        random.bytes(size),
        random.of([
          'multipart/form-data; boundary=b',
          'multipart/form-data',
          'text/plain',
          'application/xml',
          '*/*',
          `${fill('a', 5_000)}/b`,
        ]),
      ),
  },
  {
    name: 'reports of errors',
    limit: 20,
    write: (size, random) =>
      report({
        errors: Array.from({ length: size }, () => ({
          kind: 'error',
          message: fill(random.of(['A', '"', '1', 'https://a/', "'a' "]), 120),
          frames: [`/remotes/marketing/${fill('0.a', 150)}.js:1:1`],
        })),
      }),
  },
  {
    name: 'counts of reports',
    limit: 1_000_000,
    write: (size, random) =>
      report({
        sent: random.of([size, -size, 0.5, '1']),
        failed: size,
        isFirst: true,
        vitals: { lcp: size, inp: -1, cls: 1e308 },
      }),
  },
  {
    name: 'names of releases',
    limit: 100,
    write: (size, random) =>
      report({
        version: `0.${random.below(1e9)}-${fill('a', size)}`,
        page: `/${fill(random.of(['a/', '../', '~']), size)}`,
        isFirst: true,
        isFailed: true,
      }),
  },
  {
    name: 'events of releases',
    limit: 30 * kilobyte,
    write: (size, random) => ({
      path: '/release-events',
      type: json,
      isInner: true,
      body: random.of([
        fill('[', size),
        JSON.stringify({
          remote: 'marketing',
          from: 'a',
          to: 'b',
          at: '2026-11-27T10:00:00Z',
          reason: fill('\n', size),
        }),
        JSON.stringify({
          remote: fill('__proto__', 30),
          from: {},
          to: [],
          at: fill('9', size),
          webhook: fill('http://', size),
        }),
      ]),
    }),
  },
];
