import { randomUUID } from 'node:crypto';
import { query } from './databases.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { createDatabase, startApi, type TestApi } from './test-api.ts';

export const salesAddress = 'sales@lumenward.example';

/** Removes the delay between retries for new jobs. */
export const retryImmediately = (api: Pick<TestApi, 'sql'>, retryLimit = 12) =>
  api.sql(
    `update pgboss.queue set retry_delay = 0, retry_backoff = false, retry_limit = ${retryLimit} where name = 'deliver'`,
  );

/** Starts an API with a mail server. */
export async function startNotificationApi(
  settings: Record<string, string> = {},
): Promise<{ api: TestApi; mail: MailServer; stop(): Promise<void> }> {
  const mail = await startMailServer();
  const api = await startApi({
    SMTP_URL: mail.url,
    SALES_EMAIL: salesAddress,
    SITE_URL: 'https://www.lumenward.example',
    ...settings,
  });
  await retryImmediately(api);
  return {
    api,
    mail,
    async stop() {
      await api.stop();
      await mail.stop().catch(() => undefined);
    },
  };
}

/** Sends the contact form and returns the id of the request. */
export async function submit(api: Pick<TestApi, 'request' | 'sql'>, form: Record<string, string>): Promise<number> {
  const { body } = await api.request
    .post('/api/contact')
    .send({ name: 'Ada Byron', email: `visitor-${randomUUID()}@example.com`, ...form })
    .expect(201);
  const [stored] = await api.sql<{ id: number }>('select id from requests where contact_submission_id = $1', [body.id]);
  if (!stored) throw new Error('The request is not stored.');
  return stored.id;
}

/** Sends the contact form and returns the id of the lead. */
export async function submitLead(api: Pick<TestApi, 'request' | 'sql'>, form: Record<string, string>): Promise<number> {
  const [row] = await api.sql<{ lead: number }>('select lead_id as lead from requests where id = $1', [
    await submit(api, form),
  ]);
  return row?.lead ?? 0;
}

/** New jobs of a database are planned and never run, but for those of imports. */
export const holdJobs = (databaseUrl: string) =>
  query(
    databaseUrl,
    `create function pgboss.never() returns trigger language plpgsql as $$
     begin new.start_after := 'infinity'; return new; end $$;
     create trigger never before insert on pgboss.job for each row when (new.name <> 'import') execute function pgboss.never()`,
  );

/** Starts an API that plans notifications and never sends them: a delivery and a truncation would lock tables in different orders. */
export async function startPlanningApi(settings: Record<string, string> = {}): Promise<TestApi> {
  const databaseUrl = settings.DATABASE_URL ?? (await createDatabase());
  await holdJobs(databaseUrl);
  return startApi({ DATABASE_URL: databaseUrl, ...unreachableWebhook, ...settings });
}

export const unreachableWebhook = {
  LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/leads',
  LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
};

/** Returns the requests with notifications. */
export const plannedFor = async (api: Pick<TestApi, 'sql'>): Promise<number[]> =>
  (await api.sql<{ id: number }>('select request_id as id from deliveries order by 1')).map(({ id }) => id);

/** Returns the deliveries of a request by channel. */
export const deliveriesOf = async (api: Pick<TestApi, 'sql'>, submissionId: number) =>
  Object.fromEntries(
    (
      await api.sql<{ id: number; channel: string; state: string; attempts: number; last_error: string | null }>(
        'select id, channel, state, attempts, last_error from deliveries where request_id = $1 order by channel',
        [submissionId],
      )
    ).map(({ channel, ...delivery }) => [channel, delivery]),
  );
