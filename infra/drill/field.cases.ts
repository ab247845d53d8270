import type { BrowserContextOptions, Page } from 'playwright-core';
import type { RemoteDraft } from '../../shell/publisher/testing/broken-releases-fixture.ts';
import { until } from '../../shell/publisher/testing/until.ts';

/** Visits of a page from one network. */
export interface Visits {
  network: number;
  count?: number;
  /** Query or fragment of the address. */
  address?: string;
  context?: BrowserContextOptions;
  /** What happens before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What the visitor does. */
  act?: (page: Page) => Promise<unknown>;
  /** The page reports a failure, which the visit waits for. */
  isFailing?: boolean;
}

export interface FieldCase {
  title: string;
  /** What the release has that earlier ones do not have. */
  draft: Partial<RemoteDraft>;
  visits: Visits[];
}

const networks = (count: number) => Array.from({ length: count }, (_, network) => network);
const from = (count: number, visits: Omit<Visits, 'network'>): Visits[] =>
  networks(count).map((number) => ({ network: number % 12, ...visits }));
/** Visitors without a failure. */
const others: Visits[] = networks(3).map((network) => ({ network: network + 20 }));

const sendForm =
  (name: string, email = 'ada@example.com') =>
  async (page: Page) => {
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(email);
    const request = page.waitForRequest('**/api/contact');
    await page.getByRole('button', { name: 'Send' }).click();
    await (await request).response();
    const entries = () => page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/contact`).length);
    await until('the browser has measured the request', entries);
  };
const loseForms = (page: Page) => page.route('**/api/contact', (route) => route.abort());

/** What all releases of the drill have, and does no harm. */
export const known = `
  if (location.search === '?known') {
    setTimeout(() => { throw new Error('ResizeObserver loop completed with undelivered notifications.'); });
    Promise.reject(new TypeError('The play request was interrupted'));
  }`;
const meetKnown: Omit<Visits, 'network'> = { address: '?known', isFailing: true };

/** Changes the text of the page as a translator does. */
const translate = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('main h1')?.replaceChildren('Página')),
  );

/** Visits of the first release: what is known afterwards. */
export const earlier: Visits[] = [
  ...from(12, { act: sendForm('Ada Byron') }),
  ...from(3, meetKnown),
  ...from(3, { prepare: translate }),
];

const listener = (type: string, code: string): Partial<RemoteDraft> => ({
  effect: `const listener = (event) => { ${code} };
    addEventListener('${type}', listener);
    return () => removeEventListener('${type}', listener);`,
});
/** A release has to be gone a minute after the tenth failing visit. When every load fails, `judgeReports` needs four or eight. */
const failingVisits = 10;

const breaks = (
  title: string,
  effect: string | Partial<RemoteDraft>,
  visit: Omit<Visits, 'network'>,
  count = failingVisits,
): FieldCase => ({
  title,
  draft: typeof effect === 'string' ? { effect } : effect,
  visits: [...others, ...from(count, { isFailing: true, ...visit })],
});
const replaces = (old: string, code: string): Partial<RemoteDraft> => ({
  browser: { 'page.js': (source) => source.replace(old, code) },
});

/** Releases that pass the checks and break for some visitors. */
export const bad: FieldCase[] = [
  breaks('throws in one language', "new Date().toLocaleDateString(navigator.language.replace(/^ja-/, 'ja_'));", {
    context: { locale: 'ja-JP' },
  }),
  breaks(
    'hydrates in no other time zone',
    { adds: "h('p', null, new Date(0).getTimezoneOffset() === -330 ? 'Open' : 'Closed')" },
    { context: { timezoneId: 'Asia/Kolkata' } },
  ),
  breaks('throws with a fragment in the address', "document.querySelector(location.hash || 'h1');", {
    address: '#24-hours',
  }),
  breaks(
    'throws with the parameters of a campaign',
    "JSON.parse(new URLSearchParams(location.search).get('offer') ?? '{}');",
    { address: '?offer=spring' },
  ),
  breaks(
    'cannot read what earlier releases have stored',
    "setTimeout(() => JSON.parse(localStorage.getItem('city') ?? '{}'));",
    { prepare: (page) => page.addInitScript(() => localStorage.setItem('city', 'Austin')) },
  ),
  breaks('throws when it is printed', listener('beforeprint', 'event.sheet.print();'), { act: (page) => page.pdf() }),
  breaks('throws at a key', listener('keydown', "if (event.key === 'F8') event.menu.open();"), {
    act: (page) => page.keyboard.press('F8'),
  }),
  breaks('throws at the right button', listener('contextmenu', 'event.menu.open();'), {
    act: (page) => page.locator('main h1').click({ button: 'right' }),
  }),
  breaks('throws at a double click', listener('dblclick', 'event.word.select();'), {
    act: (page) => page.locator('main h1').dblclick(),
  }),
  breaks('throws without a connection', listener('offline', 'event.queue.push(1);'), {
    act: async (page) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  }),
  breaks(
    'throws on a small screen on its side',
    "if (matchMedia('(orientation: landscape) and (max-height: 400px)').matches) setState(({ menu }) => menu.height);",
    { context: { viewport: { width: 800, height: 360 } } },
  ),
  breaks(
    'throws with forced colors',
    "if (matchMedia('(forced-colors: active)').matches) document.querySelector('main canvas').remove();",
    { context: { forcedColors: 'active' } },
  ),
  breaks(
    'throws in the browser of an app',
    "if (navigator.userAgent.includes('FBAN')) setTimeout(() => window.webkit.messageHandlers);",
    {
      context: {
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS]',
      },
    },
  ),
  breaks('makes a known error frequent', '', meetKnown, 60),
  breaks(
    'rejects on a wide screen',
    "if (innerWidth > 1900) (async () => { await null; throw new RangeError('no column'); })();",
    { context: { viewport: { width: 1920, height: 1080 } } },
  ),
  breaks(
    'rejects with a text on sharp screens',
    "if (devicePixelRatio > 2.5) Promise.reject('no picture for this screen');",
    { context: { deviceScaleFactor: 3 } },
  ),
  breaks(
    'has a file that blockers of advertisements stop',
    { effect: "import('./ad-banner.js');", files: { 'ad-banner.js': 'export const banner = 1;' } },
    { prepare: (page) => page.route('**/ad-banner.js', (route) => route.abort('blockedbyclient')) },
  ),
  breaks(
    'loads a picture of another host in one language',
    "if (navigator.language === 'pt-BR') new Image().src = 'https://flags.example/br.png';",
    { context: { locale: 'pt-BR' } },
  ),
  breaks(
    'is blocked by a long list',
    "if (location.search === '?all') setTimeout(() => { for (const end = Date.now() + 6000; Date.now() < end; ); });",
    { address: '?all' },
  ),
  breaks(
    'sends names with quotation marks as invalid JSON',
    replaces(
      'JSON.stringify(Object.fromEntries(new FormData(form)))',
      "'{' + [...new FormData(form)].map((pair) => pair.map((one) => '\"' + one + '\"').join(':')) + '}'",
    ),
    { act: sendForm('Ada "Countess" Byron') },
  ),
];

const isBroken = (code: number) =>
  `if (location.search === '?broken') setTimeout(() => { throw new Error('harmless ${'abcdefgh'[code]}'); });`;
const fromOneNetwork = (title: string, count: number, code: number): FieldCase => ({
  title,
  draft: { effect: isBroken(code) },
  visits: [...others, { network: 0, count, address: '?broken', isFailing: true }],
});
const visited = (title: string, visits: Visits[], effect = ''): FieldCase => ({
  title,
  draft: { effect },
  visits: [...others, ...visits],
});

/** Reports like those of the page, about an error that no earlier release has. */
const forge = (page: Page) =>
  page.evaluate(async () => {
    const [, remote, version] = /remotes\/([^/]+)\/([^/]+)\//.exec(document.documentElement.innerHTML) ?? [];
    const frames = [`/remotes/${remote}/${version}/page.js:1:1`];
    const errors = [{ kind: 'error', message: 'Error: forged', frames }];
    const body = JSON.stringify({ remote, version, shell: version, page: '/', isFirst: true, isFailed: true, errors });
    const headers = { 'content-type': 'application/json' };
    for (let count = 0; count < 100; count += 1) await fetch('/api/field-reports', { method: 'POST', body, headers });
  });

/** Releases that do no harm, whatever is reported about them. */
export const good: FieldCase[] = [
  ...bad.slice(0, 13).map(({ title, visits }) =>
    visited(
      `works where another one ${title}`,
      visits.slice(others.length).map((visit) => ({ ...visit, isFailing: false })),
    ),
  ),
  visited('has errors of earlier releases', from(3, meetKnown)),
  ...networks(5).map((code) => fromOneNetwork(`one visitor has a broken browser, ${code + 1}`, 3, code)),
  fromOneNetwork('a bot fails', 12, 5),
  visited('reports are forged from one network', [{ network: 0, act: forge }]),
  visited(
    'an extension throws',
    from(4, { act: (page) => page.evaluate(() => void setTimeout(() => Object(undefined).x.y)) }),
  ),
  visited(
    'an extension rejects',
    from(4, { act: (page) => page.evaluate(() => void Promise.reject(new Error('extension'))) }),
  ),
  visited(
    'an extension rejects with a text',
    from(4, { act: (page) => page.evaluate(() => void Promise.reject('Object Not Found')), isFailing: true }),
  ),
  visited(
    'requests are stopped',
    from(4, { address: '?stop' }),
    "if (location.search === '?stop') Promise.reject(new DOMException('stopped', 'AbortError'));",
  ),
  visited('a translator changes its text', from(4, { prepare: translate })),
  ...networks(3).map((count) =>
    visited(`some forms fail, ${count + 1}`, [
      { network: 30, act: sendForm('Ada Byron') },
      ...from(count + 1, { prepare: loseForms, act: sendForm('Ada Byron'), isFailing: true }),
    ]),
  ),
  visited('forms of one network fail', [
    { network: 0, count: 5, prepare: loseForms, act: sendForm('Ada Byron'), isFailing: true },
  ]),
  visited('fields are invalid', from(3, { act: sendForm('Ada Byron', 'ada@localhost') })),
  { title: 'no visits', draft: {}, visits: [] },
];

const onEveryVisit = ({ visits, ...one }: FieldCase): FieldCase => ({ ...one, visits: visits.slice(others.length) });

/** Releases of a site with ten visits an hour, where 15 minutes decide nothing. */
export const onSmallSite: Record<'good' | 'bad', FieldCase[]> = {
  good: [{ title: 'works', draft: {}, visits: from(10, {}) }, fromOneNetwork('one visitor has a broken browser', 3, 6)],
  bad: [
    onEveryVisit(
      breaks('throws for everybody', "if (location.search === '?spring') setTimeout(() => JSON.parse('{'));", {
        address: '?spring',
      }),
    ),
    onEveryVisit(
      breaks(
        'lacks a file for everybody',
        { effect: "import('./ad-banner.js');", files: { 'ad-banner.js': 'export const banner = 2;' } },
        { prepare: (page) => page.route('**/ad-banner.js', (route) => route.abort('blockedbyclient')) },
      ),
    ),
  ],
};
