import { mailboxTimes } from '../mail/receiving/imap-commands.ts';
import { startImapServer } from '../mail-demo/imap-server.ts';
import { rawMail } from './mail-shapes.ts';
import { newFolder } from './new-folder.ts';
import { createDatabase, startApi, type TestApi } from './test-api.ts';
import { until } from './until.ts';

export interface StoredMessage {
  id: number;
  lead_id: number;
  request_id: number | null;
  evidence: string | null;
  kind: string;
}

/** Prepares an API that reads a mailbox. A test that starts an API sets `api`. Called by each file: those of a worker share this module. */
export async function openMailbox() {
  Object.assign(mailboxTimes, { poll: 300, command: 20_000, connect: 4_000, minRetry: 50, maxRetry: 200, lock: 200 });
  const server = await startImapServer();
  const dataDir = newFolder();
  const databaseUrl = await createDatabase();
  const start = (settings: Record<string, string> = {}) =>
    startApi({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      IMAP_URL: server.url,
      MAILBOX_ADDRESS: 'info@lumenward.example',
      MAIL_AUTHSERV_ID: 'mx.lumenward.example',
      ...settings,
    });

  let nth = 0;

  const mailbox = {
    server,
    dataDir,
    databaseUrl,
    start,
    api: undefined as unknown as TestApi,
    sql: ((...statement) => mailbox.api.sql(...statement)) as TestApi['sql'],

    isRead: (uid: number, uidValidity?: number) =>
      until(async () => {
        const [state] = await mailbox.sql('select uid_validity from mailboxes where last_uid >= $1', [uid]);
        return state !== undefined && (!uidValidity || Number(state.uid_validity) === uidValidity);
      }),

    isConnected: () => until(async () => (await mailbox.sql('select from mailboxes where is_connected')).length === 1),

    /** Delivers a mail, and returns what is stored of it once the mailbox is read. */
    async receive(raw: Buffer): Promise<StoredMessage | undefined> {
      await mailbox.isRead(server.deliver(raw));
      const [message] = await mailbox.sql<StoredMessage & Record<string, unknown>>(
        'select * from messages order by id desc limit 1',
      );
      return message;
    },

    async counts(): Promise<{ messages: number; requests: number; leads: number }> {
      const [counts = { messages: 0, requests: 0, leads: 0 }] = await mailbox.sql<
        Record<'messages' | 'requests' | 'leads', number>
      >(
        `select (select count(*)::integer from messages) as messages, (select count(*)::integer from requests) as requests,
                (select count(*)::integer from leads) as leads`,
      );
      return counts;
    },

    /** A mail of a new person. */
    mailOf(headers: Parameters<typeof rawMail>[0] = {}, body = 'Do you install gates?'): Buffer {
      nth += 1;
      return rawMail(
        { 'Message-ID': `<${nth}@people.example>`, From: `Person ${nth} <person-${nth}@people.example>`, ...headers },
        body,
      );
    },

    /** Message-ID of the mail that `mailOf` has made last. */
    lastId: () => `<${nth}@people.example>`,
  };

  afterAll(async () => {
    await mailbox.api.stop();
    await server.stop();
  });
  return mailbox;
}
