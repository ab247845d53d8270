import { useQuery } from '@portal/platform/query';
import type { Lead } from '@portal/staff-client/lead';
import { http, respondToPost } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { Layout } from '../app/layout/layout.tsx';
import { useCommands } from '../commands/use-commands.ts';
import { leadQuery } from '../leads/lead.queries.ts';
import { useLeadCommands } from '../leads/use-lead-commands.ts';
import { aLead, aLeadPage } from '../testing/a-lead.ts';
import { renderStaffPage } from '../testing/render-staff-page.tsx';
import { CompanySection } from './lead-sidebar.tsx';
import { OutcomeSection } from './person/outcome-sections.tsx';

const outcome = { value: 18_500, lostReason: 'price' as const, closedOn: '2026-11-20' };

/** What a lead page has of an outcome. */
function Page() {
  const { data: lead } = useQuery(leadQuery(1));
  useCommands(useLeadCommands(lead ? [lead] : []));
  return (
    <Layout title="Lead">
      {lead && (
        <>
          <h1>{lead.name}</h1>
          <OutcomeSection lead={lead} />
          <CompanySection lead={lead} />
        </>
      )}
    </Layout>
  );
}

const changed = () => Response.json({ batchId: 'batch-1', changed: 1, left: [] });

async function renderLead(overrides: Partial<Lead> = {}, respond = changed) {
  const lead = aLeadPage(1, { name: 'Ada', ...overrides });
  const sent = respondToPost('/api/admin/leads/actions', respond);
  const view = await renderStaffPage(Page, {
    path: '/admin/leads/1',
    handlers: [http.get('/api/admin/leads/1', () => Response.json(lead))],
  });
  await screen.findByRole('heading', { name: 'Ada' });
  return { ...view, sent };
}

const actionsOf = (sent: unknown[]) => sent.map((one) => (one as { action: object }).action);

test('one key and Enter mark a lead as won, with what was typed', async () => {
  const { user, sent } = await renderLead();
  await user.keyboard('w');
  expect(await screen.findByRole('dialog', { name: 'Won: Ada' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Value in US dollars' })).toHaveFocus());
  await user.keyboard('$18,499.50{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(actionsOf(sent)).toEqual([
    {
      kind: 'status',
      status: 'won',
      outcome: { value: 18_500, lostReason: null, closedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), note: null },
    },
  ]);
  await screen.findAllByText('Marked as won');
});

test('Ctrl Enter saves from a reason too, and a value must be an amount of dollars', async () => {
  const { user, sent } = await renderLead();
  await user.keyboard('l');
  const dialog = within(await screen.findByRole('dialog', { name: 'Lost: Ada' }));
  await user.click(dialog.getByRole('radio', { name: 'No budget' }));
  await user.type(dialog.getByRole('textbox', { name: 'Value in US dollars' }), '12.500');
  await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
  expect(dialog.getByRole('textbox', { name: 'Value in US dollars' })).toHaveAccessibleDescription(
    'Enter dollars, for example 18,500',
  );
  expect(sent).toEqual([]);

  await user.clear(dialog.getByRole('textbox', { name: 'Value in US dollars' }));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Next year.');
  await user.click(dialog.getByRole('radio', { name: 'No budget' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(actionsOf(sent)).toMatchObject([
    { kind: 'status', status: 'lost', outcome: { value: null, lostReason: 'no-budget', note: 'Next year.' } },
  ]);
});

test('what was typed survives a failed request and a closed dialog', async () => {
  const responses = [() => Response.json({ detail: 'Later.' }, { status: 503 }), changed];
  const { user, sent } = await renderLead({}, () => (responses.shift() ?? changed)());
  await user.keyboard('w');
  const dialog = within(await screen.findByRole('dialog', { name: 'Won: Ada' }));
  await user.type(dialog.getByRole('textbox', { name: 'Value in US dollars' }), '18500');
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Signed today.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.keyboard('w');
  const again = within(await screen.findByRole('dialog', { name: 'Won: Ada' }));
  expect(again.getByRole('textbox', { name: 'Value in US dollars' })).toHaveValue('18500');
  expect(again.getByRole('textbox', { name: 'Note' })).toHaveValue('Signed today.');
  await user.click(again.getByRole('button', { name: 'Mark as won' }));
  await waitFor(() => expect(actionsOf(sent)[1]).toMatchObject({ outcome: { value: 18_500, note: 'Signed today.' } }));
});

test('a lead is lost without a reason', async () => {
  const { user, sent } = await renderLead();
  await user.keyboard('l');
  const dialog = within(await screen.findByRole('dialog', { name: 'Lost: Ada' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(actionsOf(sent)).toMatchObject([{ kind: 'status', status: 'lost', outcome: { lostReason: null } }]);
});

test('Escape leaves the status', async () => {
  const { user, sent } = await renderLead();
  await user.keyboard('w');
  await screen.findByRole('dialog', { name: 'Won: Ada' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
});

test('the outcome of a lost lead is shown and edited', async () => {
  const { user, sent } = await renderLead({ ...aLead(1), name: 'Ada', status: 'lost', outcome });
  const section = screen.getByRole('region', { name: 'Outcome' });
  expect(section).toHaveTextContent('Value$18,500ReasonPriceClosedFriday, November 20, 2026');
  await user.click(within(section).getByRole('button', { name: 'Edit outcome' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lost: Ada' }));
  expect(dialog.getByRole('radio', { name: 'Price' })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: 'Value in US dollars' })).toHaveValue('18,500');
  await user.click(dialog.getByRole('button', { name: 'Save outcome' }));
  await waitFor(() => expect(actionsOf(sent)).toEqual([{ kind: 'outcome', outcome: { ...outcome, note: null } }]));
});

test('an open lead has no outcome', async () => {
  await renderLead();
  expect(screen.queryByRole('region', { name: 'Outcome' })).not.toBeInTheDocument();
});

test('the number of leads of a company links to their list', async () => {
  await renderLead({ companyLeads: { name: 'acme.com', count: 12, isExact: true, query: 'domain=acme.com' } });
  expect(screen.getByRole('link', { name: '12 leads of acme.com' })).toHaveAttribute(
    'href',
    '/admin/leads?domain=acme.com',
  );
});
