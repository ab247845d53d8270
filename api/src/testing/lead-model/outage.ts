import type { TestApi } from '../test-api.ts';
import { until } from '../until.ts';
import { send } from './desk-client.ts';

/** In the message of forms that the database rejects during an outage, so that the journal keeps them. */
export const outageMark = 'during the outage';

export const createOutage = (api: TestApi) =>
  api.sql(`
    create function fail_in_outage() returns trigger language plpgsql as $$ begin raise 'outage'; end $$;
    create trigger outage before insert on requests for each row when (new.message like '%${outageMark}%')
      execute function fail_in_outage()`);

export const startOutage = (api: TestApi) => api.sql('alter table requests enable trigger outage');

/** Ends the outage, and resolves when the journal is replayed. */
export async function endOutage(api: TestApi): Promise<void> {
  await api.sql('alter table requests disable trigger outage');
  await until(async () => {
    const { body } = await send<{ details: { journal: { waiting: number } } }>(api, 'GET', 'health/ready');
    return body.details.journal.waiting === 0;
  });
}
