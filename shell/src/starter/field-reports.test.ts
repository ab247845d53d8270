import '@portal/testing/jest-setup';
import type { DocumentData } from '@portal/contracts/document-data';
import { type FieldReport, reportLimits } from '@portal/contracts/field-report';
import { site } from '@portal/testing/site';
import { clean, describeFailures } from './describe-failures.ts';
import { failureEvent, reportToField } from './field-reports.ts';

// What jsdom does not have.
Object.assign(globalThis, {
  PerformanceObserver: Object.assign(() => {}, { supportedEntryTypes: [] as string[] }),
  PromiseRejectionEvent: class extends Event {},
  SecurityPolicyViolationEvent: class extends Event {},
});
performance.getEntriesByType ??= () => [];

const script = '/remotes/marketing/1.0.0/contact.js';
const data: DocumentData = {
  site,
  kind: 'page',
  shell: '2.0.0',
  remote: { name: 'marketing', version: '1.0.0', entry: '', access: 'public' },
  entry: '/shell/2.0.0/main.js',
  preload: [],
};

/** An error as a browser would have it. */
function failure(message: string, places = [`${script}:1:20`]) {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at f (${location.origin}${place})`)].join('\n');
  return error;
}

const thrown = (error: unknown) => new ErrorEvent('error', { error });
const newsOf = (...events: Event[]) =>
  describeFailures({ events, stringify: JSON.stringify, announce: () => {} })(true);

beforeEach(() => document.body.replaceChildren());

test.each([
  ['values of fields', '<input value="ada lovelace">', 'No name like ada lovelace', 'No name like *'],
  ['quoted texts', '', 'Unexpected token in "Ada", not valid', 'Unexpected token in *, not valid'],
  [
    'quoted texts beside an apostrophe',
    '',
    'can\'t access property "ada", x is undefined',
    "can't access property *, x is undefined",
  ],
  ['bodies of responses', '', '422: {"email":"ada@example.com"}', '422: *'],
  ['addresses of people', '', 'cannot send to ada@example.com now', 'cannot send to * now'],
  ['addresses of pages', '', 'cannot load https://example.com/?name=ada now', 'cannot load * now'],
  ['telephone numbers', '', 'no answer of (512) 555-0142 or +44 20 7946 0958', 'no answer of (* or *'],
  ['street addresses', '', 'no route to 1200 Congress Ave', 'no route to *'],
  ['names', '', 'no customer Ada Lovelace here', 'no customer * here'],
])('a report has no %s', (_, page, message, expected) => {
  document.body.innerHTML = page;
  expect(clean(`TypeError: ${message}`)).toBe(`TypeError: ${expected}`);
});

test('the code of an error of React, and the property that is missing, stay', () => {
  expect(clean('Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Ada')).toContain('#418');
  expect(clean('TypeError: Cannot read properties of undefined')).toBe(
    'TypeError: Cannot read properties of undefined',
  );
});

test('describes an error with the places in our scripts, once', () => {
  const error = failure('x is not a function', [`${script}:1:20`, '/shell/2.0.0/main.js:3:4']);
  expect(newsOf(thrown(error), thrown(failure('x is not a function')))).toEqual({
    isFailed: true,
    errors: [
      {
        kind: 'error',
        message: 'TypeError: x is not a function',
        frames: [`${script}:1:20`, '/shell/2.0.0/main.js:3:4'],
      },
    ],
  });
});

test('an address in a message is no place', () => {
  const text = 'Minified React error #418; visit https://react.dev/errors/418?args[]=text&args[]= for the full message';
  expect(newsOf(thrown(failure(text)))?.errors).toMatchObject([{ frames: [`${script}:1:20`] }]);
});

test('an error that React has caught is reported once, with what it did to the page', () => {
  const error = failure('x is not a function');
  const events = [new CustomEvent(failureEvent, { detail: { kind: 'boundary', error } }), thrown(error)];
  expect(newsOf(...events)?.errors).toMatchObject([{ kind: 'boundary' }]);
});

const rejected = (reason: unknown) =>
  Object.assign(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve() }), { reason });

test.each([
  ['a text', 'No picture for "Ada"', 'Value: No picture for *'],
  ['an object with a message', { code: 4, message: 'no picture' }, 'Value: no picture'],
  ['an event', new Event('error'), 'Value: Event'],
  ['nothing', undefined, 'Value: Undefined'],
])('describes a rejection with %s, which has no place', (_, reason, message) => {
  expect(newsOf(rejected(reason))?.errors).toEqual([{ kind: 'rejection', message, frames: [] }]);
});

test('describes a response that is no JSON, which browsers read outside of scripts', () => {
  const error = new SyntaxError('Unexpected token U, "Unauthorized" is not valid JSON');
  error.stack = `SyntaxError: ${error.message}`;
  const message = 'SyntaxError: Unexpected token *, * is not valid *';
  expect(newsOf(rejected(error))?.errors).toEqual([{ kind: 'rejection', message, frames: [] }]);
});

test('describes a text that our script throws with its place', () => {
  const event = new ErrorEvent('error', { error: 'text', filename: location.origin + script, lineno: 1, colno: 20 });
  expect(newsOf(event)?.errors).toEqual([{ kind: 'error', message: 'Value: text', frames: [`${script}:1:20`] }]);
});

test('describes a violation of the policy with its place, if the browser says it', () => {
  const violation = {
    effectiveDirective: 'img-src',
    blockedURI: 'https://flags.example/br.png',
    lineNumber: 1,
    columnNumber: 20,
  };
  const blocked = (sourceFile: string) =>
    Object.assign(new SecurityPolicyViolationEvent('securitypolicyviolation'), { ...violation, sourceFile });
  const message = 'img-src flags.example';
  expect(
    newsOf(blocked(location.origin + script), blocked(''), blocked('chrome-extension://abc/a.js'))?.errors,
  ).toEqual([
    { kind: 'csp', message, frames: [`${script}:1:20`] },
    { kind: 'csp', message, frames: [] },
  ]);
});

test('ignores failures of extensions, of inline scripts of others and of requests that were stopped', () => {
  const ofExtension = failure('x');
  ofExtension.stack = `TypeError: x\n at chrome-extension://abc/remotes/marketing/1.0.0/a.js:1:1\n at ${location.origin}${script}:1:1`;
  const stopped = Object.assign(failure('stopped'), { name: 'AbortError' });
  expect(newsOf(thrown(ofExtension), thrown(failure('x', ['/contact:1:1'])), thrown(stopped), thrown('text'))).toBe(
    undefined,
  );
});

test('describes a script that did not arrive by its path', () => {
  const element = Object.assign(document.createElement('script'), { src: `${script}?cache=1` });
  let event: Event | undefined;
  element.addEventListener('error', (caught) => {
    event = caught;
  });
  element.dispatchEvent(new Event('error'));
  const module = failure(`Failed to fetch dynamically imported module: ${location.origin}${script}`);
  expect(newsOf(event as Event, thrown(module))?.errors).toEqual([
    { kind: 'resource', message: 'The file did not arrive', frames: [script] },
  ]);
});

test('a report has at most 1.5 kB, however much fails', () => {
  const long = 'x'.repeat(200);
  const events = Array.from({ length: 12 }, (_, index) =>
    thrown(
      failure(`${String.fromCharCode(97 + index)} ${long}`, Array(5).fill(`${script.replace('contact', long)}:1:20`)),
    ),
  );
  const report = newsOf(...events);
  expect(report?.errors?.length).toBeGreaterThan(0);
  expect(JSON.stringify({ ...data.remote, page: '/'.padEnd(reportLimits.page), ...report }).length).toBeLessThan(1500);
});

const sent: Blob[] = [];
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const reports = async () => Promise.all(sent.map(async (blob): Promise<FieldReport> => JSON.parse(await textOf(blob))));
let visibility = 'visible';
const leave = () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  visibility = 'visible';
};
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

beforeEach(() => {
  sent.splice(0);
  history.replaceState(null, '', '/contact?name=Ada#form');
  Object.assign(navigator, { globalPrivacyControl: undefined, sendBeacon: (_: string, body: Blob) => sent.push(body) });
});

test('counts a view when it is left, once, by path', async () => {
  reportToField(data);
  leave();
  leave();
  expect(await reports()).toEqual([
    { remote: 'marketing', version: '1.0.0', shell: '2.0.0', page: '/contact', isFirst: true },
  ]);
});

test('names the page of the lead desk without ids, and the page of an unknown address not at all', async () => {
  history.replaceState(null, '', '/admin/leads/4711');
  reportToField({ ...data, kind: 'client' });
  leave();
  history.replaceState(null, '', '/ada@example.com');
  reportToField({ site, kind: 'not-found', shell: '2.0.0', entry: data.entry, preload: [] });
  leave();
  expect(await reports()).toMatchObject([
    { page: '/admin/leads/:' },
    { page: '/not-found', remote: 'shell', version: '2.0.0' },
  ]);
});

test('sends nothing with Global Privacy Control, or outside the share of views', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  reportToField(data);
  Object.assign(navigator, { globalPrivacyControl: undefined });
  reportToField({ ...data, site: { ...site, fieldReports: 0 } });
  leave();
  expect(sent).toEqual([]);
});

test('code of a remote cannot replace what reports are sent with', async () => {
  reportToField(data);
  Object.assign(navigator, { sendBeacon: () => true });
  const { stringify } = JSON;
  JSON.stringify = () => 'forged';
  leave();
  JSON.stringify = stringify;
  expect(await reports()).toMatchObject([{ page: '/contact' }]);
});
