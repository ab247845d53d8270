import { mailboxTimes } from '../mail/receiving/imap-commands.ts';
import { sendDelay } from '../mail/sending/outgoing-mail.service.ts';
import { startImapServer } from '../mail-demo/imap-server.ts';
import { rawMail } from './mail-shapes.ts';
import { newFolder } from './new-folder.ts';
import { startNotificationApi } from './notification-api.ts';
import { createDatabase } from './test-api.ts';
import { until } from './until.ts';

interface StoredMail {
  id: number;
  lead: number;
  request: number | null;
  direction: string;
  messageId: string;
}

/** Starts an API with mail in both directions for all tests of a file. Replies leave at once unless a test delays them. */
export async function useMailDesk(more: Record<string, string> = {}) {
  Object.assign(mailboxTimes, { poll: 300, minRetry: 50, lock: 200 });
  const imap = await startImapServer();
  const settings = { DATABASE_URL: await createDatabase(), DATA_DIR: newFolder() };
  const { api, mail, stop } = await startNotificationApi({
    ...{ ...settings, IMAP_URL: imap.url, MAILBOX_ADDRESS: 'info@lumenward.example' },
    MAIL_AUTHSERV_ID: 'mx.lumenward.example',
    ...more,
  });
  await until(async () => (await api.sql('select from mailboxes where is_connected')).length === 1);
  beforeEach(() => {
    sendDelay.seconds = 0;
  });
  afterAll(async () => {
    await stop();
    await imap.stop();
  });

  let nth = 0;
  /** Delivers a mail, and returns what is stored of the last mail once it is read. */
  async function receive(mail: Buffer | Parameters<typeof rawMail>[0], body = 'Do you install gates?') {
    nth += 1;
    const uid = imap.deliver(
      Buffer.isBuffer(mail) ? mail : rawMail({ 'Message-ID': `<in-${nth}@people.example>`, ...mail }, body),
    );
    await until(async () => (await api.sql('select from mailboxes where last_uid >= $1', [uid])).length === 1);
    const [message] = await api.sql<StoredMail & Record<string, unknown>>(
      `select id, lead_id as lead, request_id as request, direction, message_id as "messageId" from messages order by id desc limit 1`,
    );
    if (!message) throw new Error('Nothing is stored.');
    return message;
  }
  return { api, mail, imap, settings, receive };
}
