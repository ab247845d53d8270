import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MailIdentity } from '../../../api/src/mail/receiving/mail-identity.ts';
import type { ApiContainer } from './api-container.ts';
import type { Hostile } from './family.ts';
import type { Post } from './posts.ts';

const pollMs = 1_000;
/** Mails that wait to be read. */
const maxWaiting = 5;
const postEveryMs = 200;
/** Each mail may take as long as parsing may, on a machine that does other things. */
const longestMs = 60 * 60_000;

/** Delivers mails, then a normal one, waits until it is read, and finds out what became of each. */
export async function feedMails(api: ApiContainer, mails: Hostile<Buffer>[], deadline: number): Promise<void> {
  // What was there before is not read.
  await until(async () => (await api.query('select 1 from mailboxes where is_connected')).length > 0);
  let delivered = 0;
  for (const mail of mails) {
    if (Date.now() > deadline) break;
    mail.isSent = true;
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
  const outcomes = new Map(received.map(([digest = '', outcome]) => [digest, outcome]));
  if (!isRead.get(digestOf(normal))) throw new Error('A normal mail is not read any more.');
  for (const mail of mails) {
    const read = isRead.get(digestOf(mail.sent));
    if (read !== undefined) mail.outcome = read ? 'read' : 'shown with a problem';
    else mail.outcome = outcomes.get(identityOf(mail.sent));
  }
}

/** Uploads lists as a manager does, and previews those that are accepted. */
export async function feedLists(api: ApiContainer, lists: Hostile<string | Buffer>[], deadline: number): Promise<void> {
  for (const list of lists) {
    if (Date.now() > deadline) return;
    list.isSent = true;
    const { status, text } = await send(`${api.origin}/api/admin/imports/files`, {
      type: 'application/octet-stream',
      body: list.sent,
      headers: { cookie: api.cookie },
    });
    list.outcome = String(status);
    if (status !== 201) continue;
    const path = `/api/admin/imports/${JSON.parse(text).id}/preview`;
    const preview = await send(api.origin + path, {
      type: 'application/json',
      body: '{}',
      headers: { cookie: api.cookie },
    });
    list.outcome += `, preview ${preview.status}`;
  }
}

/** Sends posts as anybody can, and events as the publisher does. */
export async function feedPosts(api: ApiContainer, posts: Hostile<Post>[], deadline: number): Promise<void> {
  const read = "process.stdout.write(fs.readFileSync('/run/secrets/release-events-key', 'utf8').trim())";
  const key = await api.stack.exec('api', 'node', '-e', read);
  for (const one of posts) {
    if (Date.now() > deadline) return;
    one.isSent = true;
    const { path, isInner, headers = {}, ...post } = one.sent;
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
    await sleep(pollMs);
  }
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function identityOf(raw: Buffer): string {
  const identity = new MailIdentity();
  identity.add(raw);
  return identity.digest().toString('hex');
}

/** A connection that the API closes early is an outcome, too. */
async function send(
  url: string,
  { type, body, headers }: Omit<Post, 'path'>,
): Promise<{ status: number | string; text: string }> {
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
