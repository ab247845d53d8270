import { mailboxTimes } from '../mail/receiving/imap-commands.ts';
import { startImapServer } from '../mail-demo/imap-server.ts';
import { authservId, Mailbox, mailboxAddress } from '../testing/lead-model/mailbox.ts';
import { runSequences } from '../testing/lead-model/run-sequences.ts';
import { newFolder } from '../testing/new-folder.ts';
import { salesAddress, startPlanningApi } from '../testing/notification-api.ts';
import { createColleague } from '../testing/staff.ts';
import { until } from '../testing/until.ts';

Object.assign(mailboxTimes, { poll: 10_000, minRetry: 50, lock: 200 });

const imap = await startImapServer();
const journalDir = newFolder();
const dataDir = newFolder();
const api = await startPlanningApi({
  JOURNAL_DIR: journalDir,
  DATA_DIR: dataDir,
  IMAP_URL: imap.url,
  MAILBOX_ADDRESS: mailboxAddress,
  MAIL_AUTHSERV_ID: authservId,
  SMTP_URL: 'smtp://127.0.0.1:9',
  SALES_EMAIL: salesAddress,
});
const shared = {
  ...{ api, journalDir, dataDir, mailbox: new Mailbox(imap) },
  manager: await createColleague(api, 'manager', 'Barbara'),
};
/** Sequences wait for PostgreSQL, mails and jobs: at more desks at once, they take less time. Each undoes what its own agent has done. */
const desks = await Promise.all(
  Array.from({ length: 4 }, async () => ({
    ...shared,
    agents: [await createColleague(api, 'agent', 'Grace'), await createColleague(api, 'agent', 'Alan')] as const,
  })),
);
afterAll(async () => {
  await api.stop();
  await imap.stop();
});

/** `npm run drill -- lead-model` sets these, with a random seed: a change is not rejected for what another one has broken. */
const { LEAD_SEQUENCES = '20', LEAD_SEED = '20261126', LEAD_SEQUENCE } = process.env;

await until(async () => (await api.sql('select from mailboxes where is_connected')).length === 1);

test('staff see of leads what the reference model says, and nothing of erased people is left, after any sequence of operations', async () => {
  await runSequences(desks, {
    sequences: Number(LEAD_SEQUENCES),
    seed: Number(LEAD_SEED),
    sequence: LEAD_SEQUENCE,
    report: (line) => process.stdout.write(`${line}\n`),
  });
});
