import type { FieldErrorKind } from '@portal/contracts/field-counters';

/** Visits from one network, and what goes wrong in each. */
export interface Visits {
  network: number;
  count?: number;
  error?: { kind: FieldErrorKind; message: string };
  /** The visitor sends a form. */
  form?: 'sent' | 'failed';
}

export interface FieldCase {
  title: string;
  visits: Visits[];
}

/** What all releases of the drill have, and does no harm. */
export const knownErrors: NonNullable<Visits['error']>[] = [
  { kind: 'error', message: 'ResizeObserver loop completed with undelivered notifications.' },
  { kind: 'rejection', message: 'AbortError: The play() request was interrupted' },
  { kind: 'hydration', message: 'Text content does not match, changed by a translator' },
  { kind: 'resource', message: 'a font did not arrive' },
];

const networks = (count: number) => Array.from({ length: count }, (_, network) => network);
/** Visitors without an error, so that a case has no visitors with one only. */
const others: Visits[] = networks(4).map((network) => ({ network: network + 20, count: 2 }));

const failsInTwoNetworks = (title: string, kind: FieldErrorKind, message: string): FieldCase => ({
  title,
  visits: [...others, ...networks(2).map((network) => ({ network, error: { kind, message } }))],
});
const stopsForms = (title: string, message: string): FieldCase => ({
  title,
  visits: [
    ...others,
    ...networks(2).map((network) => ({ network, form: 'failed', error: { kind: 'form', message } }) as const),
  ],
});

/** Releases that pass the checks and break in the field. */
export const bad: FieldCase[] = [
  failsInTwoNetworks('throws in one language', 'error', 'RangeError: Incorrect locale information provided'),
  failsInTwoNetworks('throws after ten minutes', 'error', 'TypeError: timer is undefined'),
  failsInTwoNetworks('throws with a fragment in the address', 'error', 'SyntaxError: not a valid selector'),
  failsInTwoNetworks('throws in one browser', 'error', 'TypeError: navigator.connection is undefined'),
  failsInTwoNetworks('throws with a full storage', 'error', 'QuotaExceededError: exceeded the quota'),
  failsInTwoNetworks('throws when it is printed', 'error', 'TypeError: sheet is null'),
  failsInTwoNetworks('rejects without a handler', 'rejection', 'TypeError: Failed to fetch'),
  failsInTwoNetworks('rejects after the back button', 'rejection', 'InvalidStateError: The connection was closed'),
  failsInTwoNetworks('throws while it renders', 'boundary', 'TypeError: city is undefined'),
  failsInTwoNetworks('hydrates in no other time zone', 'hydration', 'Hydration failed in another time zone'),
  failsInTwoNetworks('lacks a chunk on another host', 'resource', 'a chunk did not arrive'),
  failsInTwoNetworks('breaks the content security policy', 'csp', 'connect-src blocked'),
  // In one lane: when two remotes fail at a time, the API is the cause.
  stopsForms('sends a field that the API does not know', 'POST /api/contact 422'),
  failsInTwoNetworks('freezes with many items', 'frozen', 'no frame for 5 s'),
  {
    title: 'makes a known error frequent',
    visits: networks(6).map((network) => ({ network, count: 12, error: knownErrors[0] })),
  },
  stopsForms('sends forms to a path that is not there', 'POST /api/contacts 404'),
];

const message = (number: number) => `TypeError: harmless ${'abcdefghijklmnopqrstuvwxyz'[number]} is undefined`;
const fromOneNetwork = (title: string, count: number, first: number): FieldCase[] =>
  networks(5).map((number) => ({
    title: `${title}, ${number + 1}`,
    visits: [...others, { network: 0, count, error: { kind: 'error', message: message(first + number) } }],
  }));

/** Releases that do no harm, whatever is reported about them. */
export const good: FieldCase[] = [
  ...knownErrors.map((error) => ({
    title: `has an error of earlier releases: ${error.kind}`,
    visits: [...others, ...networks(3).map((network) => ({ network, error }))],
  })),
  ...fromOneNetwork('one visitor has an extension that fails', 3, 0),
  ...fromOneNetwork('a bot fails', 20, 5),
  ...fromOneNetwork('reports are forged from one network', 100, 10),
  ...networks(4).map(
    (number): FieldCase => ({
      title: `some forms fail, ${number + 1}`,
      visits: [
        ...others,
        { network: 30, form: 'sent' },
        ...networks(number + 1).map(
          (network) => ({ network, form: 'failed', error: { kind: 'form', message: 'network' } }) as const,
        ),
      ],
    }),
  ),
  {
    title: 'forms of one network fail',
    visits: [...others, { network: 0, count: 5, form: 'failed', error: { kind: 'form', message: 'network' } }],
  },
  ...networks(3).map((number) => ({
    title: `a few more loads fail than before, ${number + 1}`,
    visits: networks(6).flatMap((network): Visits[] => [
      { network, count: 20 },
      { network, count: 1 + number, error: knownErrors[number] },
    ]),
  })),
  ...networks(2).map((number) => ({ title: `all is well, ${number + 1}`, visits: others })),
  { title: 'nobody comes', visits: [] },
];
