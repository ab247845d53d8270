import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { useMailDesk } from '../../testing/mail-desk.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { createColleague } from '../../testing/staff.ts';
import { mailLimits } from '../rules/mail-limits.ts';

const { api, settings, receive } = await useMailDesk({ SMTP_URL: '', SALES_EMAIL: '' });
const viewer = await createColleague(api, 'viewer', 'Vera');
const grace = await createColleague(api, 'agent', 'Grace');

const pdf = Buffer.from('%PDF \x00\xff', 'latin1');
const withAttachment = (from: string, type = 'application/pdf', name = 'pl an.pdf', content = pdf) =>
  rawMail(
    { 'Message-ID': `<mail-of-${from}>`, From: from, Subject: 'Plan', 'Content-Type': 'multipart/mixed; boundary=b' },
    `--b\nContent-Type: text/html\n\n<p>See <b>plan</b></p><script>x</script>\n--b\nContent-Type: ${type}\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="${name}"\n\n${content.toString('base64')}\n--b--`,
  );

test('the timeline has the mails of the lead and of those merged into it, newest first', async () => {
  const first = await receive(withAttachment('ada@example.com'));
  const second = await receive(rawMail({ 'Message-ID': '<2@people.example>', From: 'bob@example.com' }, 'Hello'));
  await receive(
    rawMail(
      { From: 'bob@example.com', 'In-Reply-To': '<2@people.example>', 'Auto-Submitted': 'auto-replied' },
      'I am on vacation.',
    ),
  );
  await grace.post(`leads/${first.lead}/merge`, { leadId: second.lead }).expect(200);

  const { body } = await viewer.get(`leads/${second.lead}`).expect(200);
  expect(body.timeline).toMatchObject([
    { kind: 'merged', message: null },
    {
      kind: 'message',
      actor: null,
      request: null,
      message: { kind: 'auto-reply', text: 'I am on vacation.', requestId: null },
    },
    {
      kind: 'submitted',
      request: { message: 'Hello' },
      message: {
        id: second.id,
        leadId: second.lead,
        requestId: expect.any(Number),
        direction: 'in',
        kind: 'message',
        text: 'Hello',
        delivery: null,
        attachments: [],
      },
    },
    {
      kind: 'submitted',
      message: {
        id: first.id,
        from: { name: '', address: 'ada@example.com' },
        subject: 'Plan',
        hasHtml: true,
        attachments: [{ part: 0, name: 'pl an.pdf', mimeType: 'application/pdf', size: pdf.length, isInline: false }],
      },
    },
  ]);
});

test('a long text is cut', async () => {
  const { lead } = await receive(
    rawMail({ 'Message-ID': '<long@people.example>', From: 'eve@example.com' }, `${'gate '.repeat(4_001)}\n\n> old`),
  );
  const { body } = await viewer.get(`leads/${lead}`).expect(200);
  const { text, isTruncated, quotes } = body.timeline[0].message;
  expect({ length: text.length, isTruncated, quotes }).toEqual({ length: 20_000, isTruncated: true, quotes: [] });
});

test('HTML is sanitized, and files are downloads', async () => {
  const { id } = await receive(withAttachment('carol@example.com'));
  await viewer.get(`messages/${id}/html`).expect(200, { html: '<p>See <b>plan</b></p>' });

  const { headers, body } = await viewer.get(`messages/${id}/attachments/0`).buffer(true).expect(200);
  expect(body).toEqual(pdf);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''pl%20an.pdf",
    'x-content-type-options': 'nosniff',
  });
  const raw = await viewer.get(`messages/${id}/raw`).expect(200);
  expect(raw.body).toEqual(withAttachment('carol@example.com'));
});

test('a picture has its type, for pages of the desk; what can run scripts has none', async () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(32)]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>');
  const photo = await receive(withAttachment('hal@example.com', 'image/png', 'door.png', png));
  const drawing = await receive(withAttachment('ivy@example.com', 'image/svg+xml', 'door.svg', svg));
  const headersOf = async (id: number) =>
    (await viewer.get(`messages/${id}/attachments/0`).buffer(true).expect(200)).headers;
  expect(await headersOf(photo.id)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
  });
  expect(await headersOf(drawing.id)).toMatchObject({ 'content-type': 'application/octet-stream' });
});

test('the files of a lead name what could not be read, and what is not there any more', async () => {
  const { id, lead } = await receive(withAttachment('frank@example.com'));
  const filesOf = async (of: number) => (await viewer.get(`leads/${of}`).expect(200)).body.files;
  const plan = { messageId: id, part: 0, name: 'pl an.pdf', direction: 'in', subject: 'Plan', isMissing: false };
  expect(await filesOf(lead)).toMatchObject([plan]);
  rmSync(join(settings.DATA_DIR, 'mail'), { recursive: true });
  expect(await filesOf(lead)).toMatchObject([{ ...plan, isMissing: true }]);
  await viewer.get(`messages/${id}/attachments/0`).expect(404);

  const headers = { 'Message-ID': '<4@people.example>', From: 'greg@example.com', Subject: 'Photos' };
  const unreadable = await receive(rawMail({ ...headers, 'X-Long': 'x'.repeat(mailLimits.headerBytes) }, 'Hello'));
  expect(await filesOf(unreadable.lead)).toMatchObject([
    { messageId: unreadable.id, part: null, name: `message-${unreadable.id}.eml`, mimeType: 'message/rfc822' },
  ]);
});

test('what does not exist is not found', async () => {
  const { id } = await receive(rawMail({ 'Message-ID': '<3@people.example>', From: 'dan@example.com' }, 'Hello'));
  await viewer.get(`messages/${id}/html`).expect(200, { html: null });
  for (const path of [`messages/${id}/attachments/0`, `messages/${id}/attachments/x`, 'messages/999999/raw'])
    await viewer.get(path).expect(404);
});
