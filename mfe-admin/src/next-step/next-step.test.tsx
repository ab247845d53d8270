import type { Lead } from '@portal/staff-client/lead';
import { http, type RequestHandler } from '@portal/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aTimelineEntry } from '../testing/a-lead.ts';
import { renderLead } from '../testing/render-lead.tsx';

const step = { id: 11, text: 'Send the quote', due: '2030-05-02T14:30' };

/** Records what is sent, and answers as the API. */
async function renderStep(lead: Partial<Lead> = {}, ...handlers: RequestHandler[]) {
  const sent: [method: string, path: string, body: unknown][] = [];
  const record = async ({ request }: { request: Request }) => {
    const text = await request.text();
    const { method, url } = request;
    sent.push([method, new URL(url).pathname.replace('/api/admin/', ''), text && JSON.parse(text)]);
    return Response.json({ batchId: 'b1', changed: 1, left: [] });
  };
  const view = await renderLead(
    { status: 'contacted', email: null, responseDueAt: null, owner: { id: 1, name: 'Grace' }, ...lead },
    ...handlers,
    http.post('/api/admin/leads/1/notes', () => Response.json(aTimelineEntry({ note: 'Called' }))),
    http.put('/api/admin/leads/1/next-step', record),
    http.delete('/api/admin/leads/1/next-step/11', record),
    http.post('/api/admin/leads/actions', record),
  );
  await screen.findByRole('heading', { level: 1, name: 'Ada 1' });
  return { ...view, sent };
}

const form = () => screen.findByRole('form', { name: 'What next with Ada 1?' });

test('the line under the header says what is next, or that nothing is', async () => {
  const first = await renderStep({ nextStep: step });
  expect(screen.getByText('Thu, May 2, 2:30 PM').parentElement).toHaveAttribute('data-state', 'later');
  expect(screen.getByText('Send the quote')).toBeVisible();
  first.unmount();
  const second = await renderStep();
  expect(screen.getByText('No next step').parentElement).toHaveAttribute('data-state', 'none');
  second.unmount();
  // To answer is next then.
  const third = await renderStep({ responseDueAt: '2026-11-20T15:30:00.000Z' });
  expect(screen.queryByText('No next step')).toBeNull();
  expect(screen.getByRole('button', { name: 'Set next step' })).toBeVisible();
  third.unmount();
  await renderStep({ status: 'won' });
  expect(screen.queryByText('No next step')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Set next step' })).toBeNull();
});

test('i opens the question with the step that the lead has, and Escape gives the focus back', async () => {
  const { user, sent } = await renderStep({ nextStep: step });
  const change = screen.getByRole('button', { name: 'Change' });
  change.focus();
  await user.keyboard('i');
  const text = within(await form()).getByRole('textbox', { name: 'Next step' });
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).toHaveValue('Send the quote');
  expect(screen.getByLabelText('Day')).toHaveValue('2030-05-02');
  expect(screen.getByLabelText('Time')).toHaveValue('14:30');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form', { name: /What next/ })).toBeNull();
  expect(change).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a saved note asks what is next, and Tomorrow is one of the answers', async () => {
  const { user, sent } = await renderStep();
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Called');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const question = await form();
  await user.click(within(question).getByRole('button', { name: 'Tomorrow' }));
  await user.click(within(question).getByRole('button', { name: 'Set next step' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['PUT', 'leads/1/next-step', { text: 'Follow up', due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    ]),
  );
  expect(await screen.findByText('Next step set')).toBeVisible();
});

test('a step that could not be saved is still there, also after Escape', async () => {
  let tried = 0;
  const outage = http.put('/api/admin/leads/1/next-step', () => {
    tried += 1;
    return Response.json({ detail: 'Later.' }, { status: 503 });
  });
  const { user } = await renderStep({}, outage);
  const textOf = async () => within(await form()).getByRole('textbox', { name: 'Next step' });
  await user.keyboard('i');
  await user.clear(await textOf());
  await user.type(await textOf(), 'Send the plan{Enter}');
  await waitFor(() => expect(tried).toBe(1));
  expect(await textOf()).toHaveValue('Send the plan');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('form', { name: /What next/ })).toBeNull());
  await user.keyboard('i');
  expect(await textOf()).toHaveValue('Send the plan');
});

test('a day that has passed can be typed, also digit by digit', async () => {
  const { user, sent } = await renderStep();
  await user.keyboard('i');
  const question = within(await form());
  const day = question.getByLabelText('Day');
  // What a browser reports while a date is typed.
  for (const value of ['', '0002-01-05', '2020-01-05']) {
    fireEvent.change(day, { target: { value } });
    expect(day).toHaveValue(value);
  }
  await user.click(question.getByRole('button', { name: 'Set next step' }));
  await waitFor(() => expect(sent).toEqual([['PUT', 'leads/1/next-step', { text: 'Follow up', due: '2020-01-05' }]]));
});

test('after a note the focus is on the timeline, and i or, on phones, its one line answers the question', async () => {
  for (const answer of ['i', 'Follow up…']) {
    const { user, unmount } = await renderStep();
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Called');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const line = within(await form()).getByRole('button', { name: 'Follow up…' });
    expect(screen.getByRole('region', { name: 'Timeline' })).toHaveFocus();
    if (answer === 'i') await user.keyboard('i');
    else await user.click(line);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Next step' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Follow up…' })).toBeNull();
    unmount();
  }
});

test('another page does not ask the question of this one', async () => {
  const first = await renderStep();
  await first.user.keyboard('i');
  await form();
  first.unmount();
  await renderStep();
  expect(screen.queryByRole('form', { name: 'What next with Ada 1?' })).toBeNull();
});

test('the answers can be a snooze, or no next step', async () => {
  const { user, sent } = await renderStep({ nextStep: step });
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(within(await form()).getByRole('button', { name: 'Snooze until then' }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(within(await form()).getByRole('button', { name: 'No next step' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    ['POST', 'leads/actions', { leadIds: [1], action: { kind: 'snooze', until: '2030-05-02' } }],
    ['DELETE', 'leads/1/next-step/11', ''],
  ]);
});

test('a snoozed lead says until when, and can be shown again', async () => {
  const { user, sent } = await renderStep({ snoozedUntil: '2030-05-02T05:00:00.000Z' });
  expect(screen.getByText(/Snoozed until Thu, May 2/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show now' }));
  await waitFor(() =>
    expect(sent).toMatchObject([['POST', 'leads/actions', { action: { kind: 'snooze', until: null } }]]),
  );
});

test('h chooses a day until which the lead is hidden', async () => {
  const { user, sent } = await renderStep();
  await user.keyboard('h');
  await user.click(await screen.findByRole('menuitem', { name: /In a month/ }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      ['POST', 'leads/actions', { action: { kind: 'snooze', until: expect.stringMatching(/^\d{4}-/) } }],
    ]),
  );
});
