import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MailIdentity } from '../../../api/src/mail/receiving/mail-identity.ts';
import { color, print } from '../../cli/terminal.ts';
import { stopOnSignal } from '../../processes/stop-on-signal.ts';
import { type ApiContainer, createStack, startApiContainer } from './api-container.ts';
import { type Family, Random } from './family.ts';
import { type MailContent, mailFamilies } from './mails.cases.ts';
import { listFamilies, type Post, postFamilies } from './requests.cases.ts';
import { Visitors } from './visitors.ts';

const maxFormMs = 1_000;
/** Mails that wait to be read. */
const maxWaiting = 5;
const postEveryMs = 200;
/** Each mail may take as long as parsing may, on a machine that does other things. */
const longestMs = 60 * 60_000;

/** What is sent, and what became of it: `undefined` when there was no time left to send it. */
interface Hostile<Sent> {
  family: string;
  sent: Sent;
  outcome?: string;
}

/**
 * `npm run drill -- hostile`: sends about a thousand hostile mails, lists and posts to the API in its container, while visitors send
 * forms. `--seed 7` repeats a run, `--of-each 2` and `--minutes 10` send fewer. Resolves to the exit code.
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
  print(`seed ${values.seed}`);
  const random = new Random(Number(values.seed));
  const write = <Sent>(families: Family<Sent>[]): Hostile<Sent>[] =>
    Array.from({ length: Number(values['of-each']) }, () => families)
      .flat()
      .map(({ name, limit, write }) => ({
        family: name,
        sent: write(random.size(limit), random),
        order: random.next(),
      }))
      .sort((one, other) => one.order - other.order);
  // Before the first form: writing them takes processor time of the process that measures.
  const mails = write(mailFamilies).map(({ family, sent }, number) => ({ family, sent: toRaw(sent, number) }));
  const [lists, posts] = [write(listFamilies), write(postFamilies)];

  const stack = await createStack();
  let api: ApiContainer | undefined;
  const remove = async () => {
    await api?.stop();
    await stack.compose(['down', '--volumes', '--rmi', 'local', '--timeout', '5']);
  };
  stopOnSignal(remove);
  try {
    api = await startApiContainer(stack);
    const visitors = new Visitors(api);
    const working = visitors.work();
    const deadline = Date.now() + Number(values.minutes) * 60_000;
    await Promise.all([
      feedMails(api, mails, deadline),
      feedLists(api, lists, deadline),
      feedPosts(api, posts, deadline),
    ]).finally(() => visitors.stop());
    await working;
    return await report(api, visitors, { mails, lists, posts });
  } finally {
    await remove();
  }
}

function toRaw({ headers, body }: MailContent, number: number): Buffer {
  const address = `hostile-${number}@people.example`;
  const standard = [
    ...[`Message-ID: <${address}>`, `From: Ada ${number} <${address}>`, 'To: info@lumenward.example'],
    ...['Date: Thu, 26 Nov 2026 09:12:00 -0600', 'MIME-Version: 1.0'],
  ];
  return Buffer.from([...standard, ...headers, '', body].join('\r\n'), 'latin1');
}

/** Delivers mails, then a normal one, waits until it is read, and finds out what became of each. */
async function feedMails(api: ApiContainer, mails: Hostile<Buffer>[], deadline: number): Promise<void> {
  // What was there before is not read.
  await until(async () => (await api.query('select 1 from mailboxes where is_connected')).length > 0);
  let delivered = 0;
  for (const mail of mails) {
    if (Date.now() > deadline) break;
    mail.outcome = 'none';
    api.mailbox.deliver(mail.sent);
    delivered += 1;
    await until(async () => delivered - (await api.countTaken()) < maxWaiting || Date.now() > deadline);
  }
  const normal = Buffer.from(
    'Message-ID: <normal@people.example>\r\nFrom: ada@people.example\r\n\r\nTwo gates, please.',
  );
  const last = api.mailbox.deliver(normal);
  await until(async () => (await api.query(`select 1 from mailboxes where last_uid >= ${last}`)).length > 0);
  const stored = await api.query("select encode(raw_digest, 'hex'), problem is null from messages");
  const received = await api.query("select encode(digest, 'hex'), outcome from received_mails");
  const isRead = new Map(stored.map(([digest = '', read]) => [digest, read === 't']));
  const outcomes = new Map(received.map(([digest = '', outcome = 'none']) => [digest, outcome]));
  if (!isRead.get(digestOf(normal))) throw new Error('A normal mail is not read any more.');
  for (const mail of mails.filter(({ outcome }) => outcome)) {
    const read = isRead.get(digestOf(mail.sent));
    if (read !== undefined) mail.outcome = read ? 'read' : 'shown with a problem';
    else mail.outcome = outcomes.get(identityOf(mail.sent)) ?? 'none';
  }
}

/** Uploads lists as a manager does, and previews those that are accepted. */
async function feedLists(api: ApiContainer, lists: Hostile<string | Buffer>[], deadline: number): Promise<void> {
  const headers = { cookie: api.cookie };
  for (const list of lists) {
    if (Date.now() > deadline) return;
    const upload = { type: 'application/octet-stream', body: list.sent, headers };
    const { status, text } = await send(`${api.origin}/api/admin/imports/files`, upload);
    list.outcome = String(status);
    if (status !== 201) continue;
    const path = `/api/admin/imports/${JSON.parse(text).id}/preview`;
    const preview = await send(api.origin + path, { type: 'application/json', body: '{}', headers });
    list.outcome += `, preview ${preview.status}`;
  }
}

/** Sends posts as anybody can, and events as the publisher does. */
async function feedPosts(api: ApiContainer, posts: Hostile<Post>[], deadline: number): Promise<void> {
  const read = "process.stdout.write(fs.readFileSync('/run/secrets/release-events-key', 'utf8').trim())";
  const key = await api.stack.exec('api', 'node', '-e', read);
  for (const one of posts) {
    if (Date.now() > deadline) return;
    const { path, isInner, headers, ...post } = one.sent;
    const proof = isInner && { authorization: `Bearer ${key}` };
    const origin = isInner ? api.innerOrigin : api.origin;
    const { status } = await send(origin + path, { ...post, headers: { ...headers, ...proof } });
    one.outcome = String(status);
    await sleep(postEveryMs);
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + longestMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not true within an hour: ${condition}.`);
    await sleep(1_000);
  }
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function identityOf(raw: Buffer): string {
  const identity = new MailIdentity();
  identity.add(raw);
  return identity.digest(createHash('sha256').update(raw).digest()).toString('hex');
}

/** A connection that the API closes early is an outcome, too. */
async function send(url: string, { type, body, headers }: Omit<Post, 'path'>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      signal: AbortSignal.timeout(120_000),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    return { status: String(Object(cause).code ?? message), text: '' };
  }
}

async function report(
  api: ApiContainer,
  { forms, lists, failures }: Visitors,
  all: Record<'mails' | 'lists' | 'posts', Hostile<unknown>[]>,
): Promise<number> {
  const sent = Object.entries(all).map(([kind, some]) => [kind, some.filter(({ outcome }) => outcome)] as const);
  for (const [kind, some] of sent) {
    print(`\n${kind.padEnd(44)}   sent  outcomes`);
    for (const [family, same = []] of Object.entries(Object.groupBy(some, ({ family }) => family)).sort())
      print(`  ${family.padEnd(42)}${String(same.length).padStart(7)}  ${countOutcomes(same)}`);
  }
  const { limit, container, api: memory, restarts, outOfMemory } = await api.usage();
  const [[missed = ''] = []] = await api.query('select sum(cardinality(missed_uids)) from mailboxes');
  const again = Number(missed);
  const lost = sent.flatMap(([, some]) => some).filter(({ outcome }) => outcome === 'none').length;
  const figures: [label: string, value: string, isWrong?: boolean][] = [
    ['mails, lists and posts', sent.map(([, { length }]) => length).join(', ')],
    ['forms sent', String(forms.length), forms.length === 0],
    ['forms: slowest, 99%, half', times(forms), Math.max(...forms) >= maxFormMs],
    ['lists of leads: slowest, 99%, half', times(lists)],
    ['forms and lists that failed', [failures.length, ...new Set(failures)].join(' '), failures.length > 0],
    ['memory of the API, peak', `${Math.round(memory)} MB`],
    ['memory of its container, peak without caches', `${Math.round(container)} of ${limit} MB`],
    ['processes ended for want of memory', String(outOfMemory), outOfMemory !== 0],
    ['restarts of the container', String(restarts), restarts > 0],
    ['mails that would be tried again', String(again), again > 0],
    ['without an outcome', String(lost), lost > 0],
  ];
  print('');
  for (const [label, value, isWrong] of figures) print(label.padEnd(46) + (isWrong ? color('red', value) : value));
  const isPassed = !figures.some(([, , isWrong]) => isWrong);
  print(isPassed ? color('green', '\nNothing hostile stopped the service.') : color('red', '\nThe drill failed.'));
  return Number(!isPassed);
}

/** The values that all, 99% and half of the values do not exceed. */
const times = (values: number[]): string => {
  const sorted = values.toSorted((one, other) => one - other);
  return [1, 0.99, 0.5]
    .map((share) => `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)} ms`)
    .join(', ');
};

const countOutcomes = (some: Hostile<unknown>[]): string =>
  Object.entries(Object.groupBy(some, ({ outcome = 'none' }) => outcome))
    .map(([outcome, those]) => `${those?.length} ${outcome}`)
    .sort()
    .join(', ');
