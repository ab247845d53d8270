import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { color, print } from '../../cli/terminal.ts';
import { stopOnSignal } from '../../processes/stop-on-signal.ts';
import { ApiContainer } from './api-container.ts';
import type { Family, Hostile } from './family.ts';
import { feedLists, feedMails, feedPosts } from './feed.ts';
import { listFamilies } from './lists.ts';
import { type MailContent, mailFamilies } from './mails.ts';
import { postFamilies } from './posts.ts';
import { Random } from './random.ts';
import { quantile, Visitors } from './visitors.ts';

const maxFormMs = 1_000;
/** How long forms are sent before anything hostile. */
const calmMs = 20_000;
const times = (values: number[]) =>
  [1, 0.99, 0.5].map((share) => `${Math.round(quantile(values, share))} ms`).join(', ');

/**
 * `npm run drill -- hostile`: sends about a thousand hostile mails, lists and posts to the API in its container, while visitors send forms. `--seed 7`
 * repeats a run, `--of-each 2` and `--minutes 10` send fewer. Resolves to the exit code.
 */
export async function drillHostile(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      'of-each': { type: 'string', default: '17' },
      minutes: { type: 'string', default: '60' },
    },
  });
  const random = new Random(Number(values.seed));
  const write = <Sent>(families: Family<Sent>[]): Hostile<Sent>[] =>
    random.shuffle(
      families.flatMap((family) =>
        Array.from({ length: Number(values['of-each']) }, () => ({
          family: family.name,
          sent: family.write(random.size(family.limit), random),
        })),
      ),
    );
  print(`seed ${values.seed}`);
  // Before the first form: writing them takes processor time of the process that measures.
  const mails = write(mailFamilies).map(({ family, sent }, number) => ({ family, sent: toRaw(sent, number) }));
  const [lists, posts] = [write(listFamilies), write(postFamilies)];

  const stack = await ApiContainer.createStack();
  let api: ApiContainer | undefined;
  const remove = async () => {
    await api?.stop();
    await stack.compose(['down', '--volumes', '--rmi', 'local', '--timeout', '5']);
  };
  stopOnSignal(remove);
  try {
    api = await ApiContainer.start(stack);
    const visitors = new Visitors(api);
    const working = visitors.work();
    let calm: number[] = [];
    try {
      await sleep(calmMs);
      calm = visitors.forms.splice(0);
      const deadline = Date.now() + Number(values.minutes) * 60_000;
      await Promise.all([
        feedMails(api, mails, deadline),
        feedLists(api, lists, deadline),
        feedPosts(api, posts, deadline),
      ]);
    } finally {
      visitors.stop();
      await working;
    }
    const sent = { mails: mails.filter(isSent), lists: lists.filter(isSent), posts: posts.filter(isSent) };
    return await report(api, { calm, visitors }, sent);
  } finally {
    await remove();
  }
}

function toRaw({ headers, body }: MailContent, number: number): Buffer {
  const first = [
    `Message-ID: <hostile-${number}@people.example>`,
    `From: Ada ${number} <hostile-${number}@people.example>`,
  ];
  const standard = ['To: info@lumenward.example', 'Date: Thu, 26 Nov 2026 09:12:00 -0600', 'MIME-Version: 1.0'];
  return Buffer.from([...first, ...standard, ...headers, '', body].join('\r\n'), 'latin1');
}

const isSent = (one: Hostile<unknown>) => one.isSent === true;

type Sent = Record<'mails' | 'lists' | 'posts', Hostile<unknown>[]>;

async function report(
  api: ApiContainer,
  { calm, visitors }: { calm: number[]; visitors: Visitors },
  sent: Sent,
): Promise<number> {
  for (const [kind, all] of Object.entries(sent)) {
    print(`\n${kind.padEnd(44)}   sent  outcomes`);
    for (const [family, some] of Object.entries(Object.groupBy(all, ({ family }) => family)).sort())
      print(`  ${family.padEnd(42)}${String(some?.length).padStart(7)}  ${countOutcomes(some ?? [])}`);
  }
  const { limit, container, api: memory, restarts, outOfMemory } = await api.usage();
  const { forms, lists, failures } = visitors;
  const slowest = Math.max(...forms);
  const [[parsing = '', missed = ''] = []] = await api.query(
    'select count(parsed_digest), sum(cardinality(missed_uids)) from mailboxes',
  );
  const lost = [...sent.mails, ...sent.lists, ...sent.posts].filter(({ outcome }) => outcome === undefined).length;
  const figures: [label: string, value: string, isWrong?: boolean][] = [
    ['mails, lists and posts', [sent.mails, sent.lists, sent.posts].map(({ length }) => length).join(', ')],
    ['forms sent', String(forms.length), forms.length === 0],
    ['  before anything hostile: slowest, 99%, half', times(calm)],
    ['  meanwhile: slowest, 99%, half', times(forms), slowest >= maxFormMs],
    ['lists of leads: slowest, 99%, half', times(lists)],
    ['forms and lists that failed', [failures.length, ...new Set(failures)].join(' '), failures.length > 0],
    ['memory of the API, peak', `${Math.round(memory)} MB`],
    ['memory of its container, peak without caches', `${Math.round(container)} of ${limit} MB`],
    ['processes ended for want of memory', String(outOfMemory), outOfMemory !== 0],
    ['restarts of the container', String(restarts), restarts > 0],
    ['mails that would be tried again', `${Number(parsing) + Number(missed)}`, Number(parsing) + Number(missed) > 0],
    ['without an outcome', String(lost), lost > 0],
  ];
  print('');
  for (const [label, value, isWrong] of figures) print(label.padEnd(46) + (isWrong ? color('red', value) : value));
  const isPassed = !figures.some(([, , isWrong]) => isWrong);
  print(isPassed ? color('green', '\nNothing hostile stopped the service.') : color('red', '\nThe drill failed.'));
  return Number(!isPassed);
}

const countOutcomes = (some: Hostile<unknown>[]): string =>
  Object.entries(Object.groupBy(some, ({ outcome = 'none' }) => outcome))
    .map(([outcome, those]) => `${those?.length} ${outcome}`)
    .sort()
    .join(', ');
