import { startNotificationApi, submit } from '../../testing/notification-api.ts';

const { api, stop } = await startNotificationApi();
afterAll(() => stop());
beforeEach(() => api.sql('delete from deliveries'));

/** Submits forms and resolves to the addresses that get an acknowledgement. */
async function acknowledged(forms: ({ email: string } & Record<string, string>)[]): Promise<string[]> {
  for (const form of forms) await submit(api, form);
  const rows = await api.sql<{ recipient: string }>(
    `select recipient from deliveries where channel = 'acknowledgement' order by id`,
  );
  return rows.map(({ recipient }) => recipient);
}

test('sends at most three acknowledgements per mailbox and day, whatever the spelling of the address', async () => {
  const names = ['victim', 'Victim', 'victim+1', 'victim+2', 'VICTIM+three'];
  const forms = names.map((name) => ({ email: `${name}@jokes.example`, message: `Request of ${name}` }));
  expect(await acknowledged([...forms, { email: 'other@jokes.example' }])).toHaveLength(4);
});

test('sends no acknowledgement for a request that could be spam, even if it is not held', async () => {
  const markup = { email: 'forum@example.com', message: '[url=https://forum.example]Offer[/url]' };
  expect(await acknowledged([markup, { email: 'ada@example.com' }])).toEqual(['ada@example.com']);
  expect(await api.sql('select is_spam from leads where email = $1', [markup.email])).toEqual([{ is_spam: false }]);
});

test('sends at most 100 acknowledgements per hour to all addresses together', async () => {
  const forms = Array.from({ length: 103 }, (_, number) => ({ email: `${number}@many.example` }));
  expect(await acknowledged(forms)).toHaveLength(100);
  await api.sql(`update deliveries set created_at = created_at - interval '61 minutes'`);
  expect(await acknowledged([{ email: 'later@many.example' }])).toContain('later@many.example');
});
