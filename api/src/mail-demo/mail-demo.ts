import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail, writeMail } from './demo-mails.ts';
import { renderMailboxes } from './demo-page.ts';
import { startImapServer } from './imap-server.ts';

export interface MailDemo {
  /** The page on which one reads the mails to customers, and writes as them. */
  origin: string;
  /** Settings of the API. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

const maxMails = 500;

/**
 * Starts mail servers for trying the lead desk, on loopback and in memory. Mail to the address of the company is in the mailbox that the
 * API reads. Mail to all other addresses is only shown on a page.
 */
export async function startMailDemo(address: string): Promise<MailDemo> {
  // The API takes mails with other UIDs for those of another run.
  const imap = await startImapServer({ user: address, uidValidity: Math.floor(Date.now() / 1_000) });
  const received: ReceivedMail[] = [];

  const deliver = async (raw: Buffer, to: string) => {
    if (isAddressOf(address, to)) imap.deliver(raw);
    else {
      received.unshift(await readMail(raw, to));
      received.length = Math.min(received.length, maxMails);
    }
  };

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    async onData(stream, { envelope }, done) {
      try {
        const raw = await buffer(stream);
        for (const recipient of envelope.rcptTo) await deliver(raw, recipient.address);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  smtp.on('error', () => undefined);
  const smtpListener = smtp.listen(0, '127.0.0.1');
  await once(smtpListener, 'listening');

  const page = createServer(async (request, response) => {
    // A page of another site must not read the mails under a name that it points to this address.
    const { host = '', origin = `http://${host}`, 'sec-fetch-site': site = 'same-origin' } = request.headers;
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) return response.writeHead(403).end();
    if (request.method !== 'POST')
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy })
        .end(renderMailboxes(received, address));
    if (origin !== `http://${host}` || site !== 'same-origin') return response.writeHead(403).end();
    const type = request.headers['content-type'] ?? '';
    try {
      const form = await new Response(await buffer(request), { headers: { 'content-type': type } }).formData();
      imap.deliver(await writtenMail(form, received, address));
      return response.writeHead(303, { location: '/' }).end();
    } catch {
      return response.writeHead(400).end('This form cannot be read.');
    }
  });
  page.listen(0, '127.0.0.1');
  await once(page, 'listening');

  return {
    origin: `http://localhost:${portOf(page)}`,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(smtpListener)}`,
      IMAP_URL: imap.url,
      MAIL_FROM: address,
      MAILBOX_ADDRESS: address,
    },
    async stop() {
      page.closeAllConnections();
      page.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
      await imap.stop();
    },
  };
}

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** Whether a mail server delivers it to the mailbox: plus tags do not count. */
const isAddressOf = (mailbox: string, address: string) =>
  address.toLowerCase().replace(/\+[^@]*/, '') === mailbox.toLowerCase();

async function writtenMail(form: FormData, received: ReceivedMail[], address: string): Promise<Buffer> {
  const textOf = (name: string) => String(form.get(name) ?? '');
  const answered = received.find(({ id }) => id === textOf('answered'));
  const file = form.get('file');
  const attachments =
    file instanceof File && file.size > 0
      ? [{ filename: file.name, content: Buffer.from(await file.arrayBuffer()) }]
      : [];
  return writeMail({
    from: { name: textOf('name'), address: answered?.recipient ?? textOf('from') },
    to: address,
    subject: textOf('subject'),
    answered,
    text: textOf('text'),
    attachments,
  });
}
