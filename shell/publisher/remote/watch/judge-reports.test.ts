import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseCounters } from '@portal/contracts/field-counters';
import { judgeReports, type Reports } from './judge-reports.ts';

type Signature = ReleaseCounters['signatures'][number];
/** What is reported about a release: loads, and failures that `count` loads of `networks` networks have. */
interface Told {
  loads: number;
  failures?: [kind: Signature['kind'], message: string, count: number, networks: number, hasPlace?: boolean][];
  forms?: [sent: number, failed: number];
}
interface Case {
  title: string;
  now: Told;
  earlier: Told;
  access?: 'public' | 'staff';
  others?: Told;
  rollbacks?: number;
}

const counters = (
  { loads, failures = [], forms: [sent, failed] = [0, 0] }: Told,
  version: string,
  remote = 'marketing',
) =>
  ({
    ...{ remote, version, loads, forms: { sent, failed } },
    failedLoads: failures.reduce((sum, [kind, , count]) => sum + (kind === 'form' ? 0 : count), 0),
    signatures: failures.map(([kind, message, count, networks, hasPlace = true], index) => ({
      ...{ kind, message, count, hasPlace, signature: `${version} ${index}`, networks: Math.min(networks, 10) },
    })),
  }) satisfies ReleaseCounters;

const reportsOf = ({ now, earlier, others, access = 'public', rollbacks = 0 }: Case): Reports => ({
  ...{ remote: 'marketing', version: '2', access, rollbacks },
  now: { releases: [counters(now, '2'), ...(others ? [counters(others, '7', 'locations')] : [])] },
  earlier: [counters(earlier, '1')],
  names: (host) => host === 'chat.example',
});

const reading = 'TypeError: Cannot read properties of undefined (reading *)';
const json = 'SyntaxError: Unexpected token *, * is not valid *';
const lost = 'The file did not arrive';
const blocked = 'No frame for 5 s';
const translated = 'NotFoundError: Failed to execute * on *';

/** Traffic of a site before a release: in a month, and what always fails. */
const sites: Record<string, Told> = {
  'a site with 9 visits': { loads: 9 },
  'a site with 60 visits': {
    loads: 60,
    failures: [
      ['error', reading, 1, 1],
      ['resource', lost, 1, 1],
    ],
  },
  'a site with 5,000 visits': {
    loads: 5000,
    failures: [
      ['error', reading, 9, 9],
      ['error', 'ResizeObserver loop completed with undelivered notifications.', 40, 10, false],
      ['boundary', translated, 15, 10],
      ['resource', lost, 25, 10],
      ['frozen', blocked, 20, 10, false],
      ['csp', 'font-src chrome-extension', 30, 10, false],
    ],
    forms: [60, 2],
  },
};

const broken: [title: string, now: Told][] = [
  ['throws for everybody', { loads: 10, failures: [['error', reading, 10, 5]] }],
  ['throws a new error for everybody', { loads: 10, failures: [['error', 'RangeError: Invalid array length', 10, 5]] }],
  ['cannot read the response of the API', { loads: 10, failures: [['rejection', json, 10, 5, false]] }],
  ['cannot be rendered', { loads: 10, failures: [['boundary', 'TypeError: x.map is not a function', 10, 5]] }],
  ['lacks a chunk', { loads: 10, failures: [['resource', lost, 10, 5]] }],
  ['blocks the page', { loads: 10, failures: [['frozen', blocked, 10, 5, false]] }],
  ['rejects without a place', { loads: 10, failures: [['rejection', 'Value: undefined', 10, 5, false]] }],
  [
    'loads a script that the policy blocks',
    { loads: 10, failures: [['csp', 'script-src chat.example', 10, 5, false]] },
  ],
  [
    'throws in one of two browsers',
    { loads: 24, failures: [['error', 'ReferenceError: scheduler is not defined', 12, 6]] },
  ],
  [
    'fails in many ways',
    {
      loads: 12,
      failures: [...'abcdefghijkl']
        .map((x) => ['error', `Error: ${x.repeat(4)}`, 1, 4] as const)
        .map(([k, m, c, n]) => [k, m, c, n]),
    },
  ],
];
const rare: [title: string, now: Told][] = [
  [
    'throws on a rarely visited page',
    { loads: 300, failures: [['error', 'TypeError: door.price is undefined', 9, 9]] },
  ],
  ['doubles a known error', { loads: 1000, failures: [['error', reading, 40, 10]] }],
  ['lacks a chunk of a rarely visited page', { loads: 300, failures: [['resource', lost, 12, 9]] }],
];

const harmful: Case[] = [
  ...Object.entries(sites).flatMap(([site, earlier]) =>
    // Half of the loads are no surprise after nine that worked.
    broken
      .filter(([, { loads }]) => loads < 24 || earlier.loads > 9)
      .map(([title, now]) => ({ title: `${title}, on ${site}`, now, earlier })),
  ),
  ...rare.map(([title, now]) => ({ title, now, earlier: sites['a site with 5,000 visits'] as Told })),
  {
    title: 'throws for everybody, where half of an earlier release failed',
    now: { loads: 60, failures: [['error', reading, 60, 10]] },
    earlier: { loads: 60, failures: [['error', reading, 20, 9]] },
  },
  {
    title: 'throws for everybody, beside 49 junk errors of three networks',
    now: {
      loads: 80,
      failures: [
        ...Array.from(
          { length: 49 },
          (_, index) =>
            ['error', `Error: junk${'x'.repeat(index)}`, 1, 3] as [Signature['kind'], string, number, number],
        ),
        ['error', reading, 30, 8],
      ],
    },
    earlier: { loads: 12 },
  },
  {
    title: 'throws in each of its first four loads',
    now: { loads: 4, failures: [['error', reading, 4, 3]] },
    earlier: { loads: 18 },
  },
  {
    title: 'lacks a file in each of its first eight loads',
    now: { loads: 8, failures: [['resource', lost, 8, 4]] },
    earlier: { loads: 18, failures: [['resource', lost, 1, 1]] },
  },
  {
    title: 'lacks a file in 12 of 12 loads after none of 50',
    now: { loads: 12, failures: [['resource', lost, 12, 6]] },
    earlier: { loads: 50 },
  },
  {
    title: 'has a form that the API refuses for everybody',
    now: { loads: 40, failures: [['form', '/api/contact 422', 5, 5, false]], forms: [5, 5] },
    earlier: { loads: 60, forms: [4, 0] },
  },
  {
    title: 'has a form that never arrives, on a site with one form a month',
    now: { loads: 20, failures: [['form', '/api/contact no response', 4, 4, false]], forms: [4, 4] },
    earlier: { loads: 20, forms: [1, 0] },
  },
  {
    title: 'has a form that half of the visitors cannot send',
    now: { loads: 400, failures: [['form', '/api/contact 400', 20, 9, false]], forms: [40, 20] },
    earlier: { loads: 5000, forms: [60, 2] },
  },
  {
    title: 'has forms that two messages describe',
    now: {
      loads: 40,
      failures: [
        ['form', '/api/contact 500', 3, 3, false],
        ['form', '/api/contact no response', 3, 3, false],
      ],
      forms: [6, 6],
    },
    earlier: { loads: 60, forms: [9, 1] },
    others: { loads: 50, forms: [3, 0] },
  },
  {
    title: 'throws for all staff of one office',
    now: { loads: 10, failures: [['error', reading, 10, 1]] },
    earlier: { loads: 400, failures: [['error', reading, 1, 1]] },
    access: 'staff',
  },
  {
    title: 'cannot be rendered for all staff of one office',
    now: { loads: 9, failures: [['boundary', 'TypeError: lead.name is undefined', 9, 1]] },
    earlier: { loads: 40 },
    access: 'staff',
  },
  {
    title: 'throws for everybody after a rollback that no person has confirmed',
    now: { loads: 20, failures: [['error', reading, 20, 8]] },
    earlier: { loads: 12 },
    rollbacks: 1,
  },
];

const large = sites['a site with 5,000 visits'] as Told;
const small = sites['a site with 9 visits'] as Told;
const harmless: Case[] = [
  {
    title: 'throws in each of its first three loads',
    now: { loads: 3, failures: [['error', reading, 3, 3]] },
    earlier: { loads: 18 },
  },
  {
    title: 'lacks a file in each of its first seven loads',
    now: { loads: 7, failures: [['resource', lost, 7, 4]] },
    earlier: { loads: 18 },
  },
  ...Object.entries(sites).flatMap(([site, earlier]): Case[] => [
    { title: `works, on ${site}`, now: { loads: 200 }, earlier },
    {
      title: `meets two slow phones, on ${site}`,
      now: { loads: 6, failures: [['frozen', blocked, 2, 2, false]] },
      earlier,
    },
    {
      title: `meets two networks that lose a file, on ${site}`,
      now: { loads: 6, failures: [['resource', lost, 2, 2]] },
      earlier,
    },
    {
      title: `meets one visitor in two networks, on ${site}`,
      now: { loads: 8, failures: [['error', 'TypeError: el is null', 7, 2]] },
      earlier,
    },
    {
      title: `meets two forged posts, on ${site}`,
      now: { loads: 2, failures: [['error', 'Error: forged', 2, 2]] },
      earlier,
    },
    {
      title: `meets one forger, on ${site}`,
      now: { loads: 600, failures: [['error', 'Error: forged', 600, 1]] },
      earlier,
    },
    {
      title: `meets extensions, on ${site}`,
      now: {
        loads: 100,
        failures: [
          ['csp', 'font-src chrome-extension', 30, 10, false],
          ['csp', 'img-src gc.kis.v2.scr.kaspersky-labs.com', 20, 10, false],
          ['csp', 'script-src inline', 12, 10, false],
        ],
      },
      earlier,
    },
    {
      title: `meets two translated pages, on ${site}`,
      now: { loads: 30, failures: [['boundary', translated, 3, 3]] },
      earlier,
    },
    {
      title: `meets two bots without a place, on ${site}`,
      now: { loads: 20, failures: [['rejection', 'Value: Timeout', 6, 3, false]] },
      earlier,
    },
    {
      title: `meets one visitor whose form fails, on ${site}`,
      now: { loads: 20, failures: [['form', '/api/contact no response', 2, 2, false]], forms: [2, 2] },
      earlier,
    },
  ]),
  {
    title: 'fails as often as before',
    now: {
      loads: 1000,
      failures: [
        ['error', reading, 3, 3],
        ['resource', lost, 8, 8],
        ['frozen', blocked, 6, 6, false],
        ['boundary', translated, 4, 4],
      ],
      forms: [20, 1],
    },
    earlier: large,
  },
  {
    title: 'has a variable that the build renamed',
    now: { loads: 500, failures: [['error', 'TypeError: t.findLast is not a function', 12, 10]] },
    earlier: { loads: 5000, failures: [['error', 'TypeError: e.findLast is not a function', 120, 10]] },
  },
  {
    title: 'has a variable that the build renamed in Firefox',
    now: { loads: 500, failures: [['error', 'TypeError: n is undefined', 12, 10]] },
    earlier: { loads: 5000, failures: [['error', 'TypeError: e is undefined', 110, 10]] },
  },
  {
    title: 'has an import that the build renamed',
    now: { loads: 500, failures: [['error', 'TypeError: (0, r.a) is not a function', 12, 10]] },
    earlier: { loads: 5000, failures: [['error', 'TypeError: (0, i.Ab) is not a function', 110, 10]] },
  },
  { title: 'is the first one', now: { loads: 5, failures: [['error', reading, 5, 5]] }, earlier: { loads: 0 } },
  {
    title: 'fails where the release before failed for everybody',
    now: { loads: 80, failures: [['error', reading, 80, 10]] },
    earlier: { loads: 80, failures: [['error', reading, 79, 10]] },
  },
  {
    title: 'has forms that fail in all remotes',
    now: { loads: 40, failures: [['form', '/api/contact 503', 9, 9, false]], forms: [9, 9] },
    earlier: large,
    others: { loads: 60, forms: [4, 4], failures: [['form', '/api/contact 503', 4, 4, false]] },
  },
  {
    title: 'has forms of visitors who correct them',
    now: { loads: 90, failures: [['form', '/api/contact 422', 4, 4, false]], forms: [10, 4] },
    earlier: { loads: 500, forms: [40, 9] },
  },
  {
    title: 'has a first form that fails',
    now: { loads: 90, failures: [['form', '/api/contact 500', 6, 6, false]], forms: [6, 6] },
    earlier: { loads: 500, forms: [0, 0] },
  },
  {
    title: 'meets one member of staff whose browser is broken',
    now: { loads: 30, failures: [['error', reading, 5, 1]] },
    earlier: { loads: 400 },
    access: 'staff',
  },
  {
    title: 'meets a handful of forged posts after a rollback that forged posts caused',
    now: { loads: 7, failures: [['error', 'Error: forged', 7, 5]] },
    earlier: { loads: 60 },
    rollbacks: 1,
  },
  {
    title: 'is opened rarely, and fails once',
    now: { loads: 1, failures: [['error', reading, 1, 1]] },
    earlier: small,
  },
];

for (const one of harmful) test(`is harm: a release ${one.title}`, () => assert.ok(judgeReports(reportsOf(one))));

for (const one of harmless)
  test(`is no harm: a release ${one.title}`, () => assert.equal(judgeReports(reportsOf(one)), undefined));

/** Returns what two groups of visitors report together. */
const both = (one: Told, other: Told): Told => ({
  loads: one.loads + other.loads,
  failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  forms: [(one.forms?.[0] ?? 0) + (other.forms?.[0] ?? 0), (one.forms?.[1] ?? 0) + (other.forms?.[1] ?? 0)],
});

test('finds harm in random mixtures with everything harmless, and none in mixtures of the harmless', () => {
  // A linear congruential generator, so that a failure can be repeated.
  let state = 84;
  const pick = <Item>(items: Item[]): Item => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return items[Math.floor((state / 2 ** 32) * items.length)] as Item;
  };
  const isPlain = ({ access, others, rollbacks, now }: Case) => !access && !others && !rollbacks && !now.forms;
  const noise = harmless.filter((one) => isPlain(one) && one.earlier === large && one.now.loads < 200);
  const mixed = (one: Case): Case => ({ ...one, now: both(one.now, pick(noise).now), title: `${one.title}, mixed` });
  for (let round = 0; round < 200; round++) {
    const good = mixed(pick(harmless.filter((one) => isPlain(one) && one.earlier === large)));
    assert.equal(judgeReports(reportsOf(good)), undefined, good.title);
    const bad = mixed(pick(harmful.filter((one) => isPlain(one) && one.earlier === large)));
    assert.ok(judgeReports(reportsOf(bad)), bad.title);
  }
});
