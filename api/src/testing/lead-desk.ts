import { type LeadFixture, makeLead } from './lead-fixtures.ts';
import { createColleague } from './staff.ts';
import { startApi } from './test-api.ts';

/** Starts an API for all tests of a file, with staff who work on leads. Each test begins without leads, and without rows of further tables. */
export async function useLeadDesk(furtherTables: string[] = [], start = startApi) {
  const api = await start();
  afterAll(() => api.stop());
  const tables = ['leads', 'contact_submissions', ...furtherTables];
  beforeEach(() => api.sql(`truncate ${tables} restart identity cascade`));

  const agent = await createColleague(api, 'agent', 'Grace');
  const viewer = await createColleague(api, 'viewer', 'Vera');
  const manager = await createColleague(api, 'manager', 'Alan');
  return {
    ...{ api, agent, viewer, manager },
    make: (lead: LeadFixture = {}) => makeLead(api, lead),
    act: (leadIds: number[], action: object, who = agent) => who.post('leads/actions', { leadIds, action }),
    /** Undoes an action, by default the last one of the agent. */
    undo: (batchId?: string) => agent.post('leads/undo', { batchId }),
    merge: (into: number, leadId: number) => agent.post(`leads/${into}/merge`, { leadId }),
    separate: (root: number, leadId: number) => agent.post(`leads/${root}/separate`, { leadId }),
    erase: (lead: number, ...addresses: string[]) => manager.post(`leads/${lead}/person/erase`, { addresses }),
    /** Sends the contact form. */
    write: (form: object) =>
      api.request
        .post('/api/contact')
        .send({ name: 'Ada Byron', email: 'ada@example.com', ...form })
        .expect(201),
    show: async (id: number) => (await agent.get(`leads/${id}`).expect(200)).body,
    /** Returns the ids of the leads that a list has. */
    found: async (filter: object): Promise<number[]> =>
      (await agent.post('leads/search', filter).expect(200)).body.items.map(({ id }: { id: number }) => id),
  };
}
