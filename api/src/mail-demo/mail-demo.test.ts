import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { sendDelay } from '../mail/sending/outgoing-mail.service.ts';
import { newFolder } from '../testing/new-folder.ts';
import { createColleague } from '../testing/staff.ts';
import { startApi } from '../testing/test-api.ts';
import { until } from '../testing/until.ts';
import { startMailDemo } from './mail-demo.ts';

sendDelay.seconds = 0;
const dataDir = newFolder();
const demo = await startMailDemo('info@lumenward.example');
const api = await startApi({ ...demo.settings, DATA_DIR: dataDir });
const grace = await createColleague(api, 'agent', 'Grace');
await until(async () => (await api.sql('select from mailboxes where is_connected')).length === 1);
afterAll(async () => {
  await api.stop();
  await demo.stop();
});

const page = async () => (await fetch(demo.origin)).text();

async function write(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { status } = await fetch(demo.origin, { method: 'POST', body: form, redirect: 'manual' });
  expect(status).toBe(303);
}

interface Message {
  direction: string;
  kind: string;
  text: string;
  quotes: [number, number][];
  attachments: { name: string }[];
}

async function messagesOf(lead: number): Promise<Message[]> {
  const { timeline } = (await grace.get(`leads/${lead}`).expect(200)).body as {
    timeline: { message: Message | null }[];
  };
  return timeline.flatMap(({ message }) => message ?? []);
}

/** Sends the contact form, answers it, and returns the lead. */
async function answerForm(email: string, text = 'Is <b>Tuesday</b> fine?') {
  await api.request.post('/api/contact').send({ name: 'Ada Byron', email, message: 'Two gates.' }).expect(201);
  const [lead] = await api.sql<{ id: number; entry: number }>(
    `select id, (select max(lead_events.id)::integer from lead_events where lead_id = leads.id) as entry from leads where email = $1`,
    [email],
  );
  const reply = { draftId: randomUUID(), to: [email], subject: 'Your gates', text };
  await grace.post(`leads/${lead?.id}/messages`, { ...reply, seenEntryId: lead?.entry }).expect(201);
  return lead?.id ?? 0;
}

test('the answer of a customer to a reply is in the conversation, with its file', async () => {
  const lead = await answerForm('ada@people.example');
  const shown = await until(
    async () => (await page()).includes('Is &lt;b&gt;Tuesday&lt;/b&gt; fine?') && (await page()),
  );
  const replyArticle = shown.split('<article>').find((article) => article.includes('Your gates')) ?? '';
  await write({
    answered: /name="answered" value="([^"]+)"/.exec(replyArticle)?.[1] ?? '',
    text: 'Tuesday is fine. Grüße & <b>thanks</b>',
    file: new File(['north gate'], 'plan.txt'),
  });

  const [answer] = await until(async () => {
    const messages = await messagesOf(lead);
    return messages.length === 2 && messages;
  });
  expect(answer).toMatchObject({
    direction: 'in',
    kind: 'message',
    text: expect.stringMatching(
      /^Tuesday is fine. Grüße & <b>thanks<\/b>\s+On .* wrote:\s+> Is <b>Tuesday<\/b> fine\?/,
    ),
    attachments: [{ name: 'plan.txt' }],
  });
  expect(answer?.quotes).toHaveLength(1);
  expect(await api.sql('select from leads')).toHaveLength(1);
});

test('addresses in a mail are links', async () => {
  await answerForm('link@people.example', 'Choose a day (https://example.com/visit?id=1&day=<b>2).');
  await until(async () =>
    (await page()).includes(
      '(<a href="https://example.com/visit?id=1&amp;day=">https://example.com/visit?id=1&amp;day=</a>&lt;b&gt;2).',
    ),
  );
});

test('a new customer can write', async () => {
  await write({ name: 'Bob', from: 'bob@people.example', subject: 'Door', text: 'Our door sticks.' });
  await until(async () => (await api.sql(`select from leads where email = 'bob@people.example'`)).length === 1);
});

test('a page of another site cannot write mails', async () => {
  const form = new FormData();
  form.set('from', 'evil@people.example');
  for (const headers of [
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ])
    expect(
      (await fetch(demo.origin, { method: 'POST', headers: [headers as [string, string]], body: form })).status,
    ).toBe(403);
  expect(await api.sql(`select from leads where email = 'evil@people.example'`)).toEqual([]);
});

test('the page is for this machine only', async () => {
  expect((await fetch(demo.origin)).status).toBe(200);
  const [answer]: IncomingMessage[] = await once(
    request(demo.origin, { headers: { host: 'rebound.example' } }).end(),
    'response',
  );
  expect(answer?.statusCode).toBe(403);
});
