import type { Lead } from '@portal/staff-client/lead';
import { http, type RequestHandler, respondToPost } from '@portal/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { leaveList } from '../leads/list-state.ts';
import { aLead } from '../testing/a-lead.ts';
import { renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as LeadPage } from './lead.page.tsx';

const aLeadWithTimeline = (id: number, overrides: Partial<Lead> = {}): Lead => ({
  ...aLead(id),
  submissions: [],
  timeline: [],
  timelineCursor: null,
  mergedLeads: [],
  possibleDuplicates: [],
  ...overrides,
});

const stubLead = (id: number, overrides: Partial<Lead> = {}) =>
  http.get(`/api/admin/leads/${id}`, () => Response.json(aLeadWithTimeline(id, overrides)));
const renderLead = (...handlers: RequestHandler[]) =>
  renderStaffPage(LeadPage, {
    path: '/admin/leads/1',
    route: '/admin/leads/:id',
    handlers: [...handlers, stubLead(1), stubLead(2)],
  });
const findNote = () => screen.findByRole('textbox', { name: 'Note' });

beforeEach(() => {
  sessionStorage.clear();
  leaveList({});
});

test('saves a note with Ctrl Enter and clears the draft', async () => {
  const saved = respondToPost('/api/admin/leads/1/notes', () => Response.json({ id: 1 }, { status: 201 }));
  const { user } = await renderLead();
  await user.type(await findNote(), 'Call back on Monday.');
  expect(sessionStorage.getItem('lead-note-1')).toBe('Call back on Monday.');
  await user.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(async () => expect(await findNote()).toHaveValue(''));
  expect(saved).toEqual([{ text: 'Call back on Monday.' }]);
  expect(sessionStorage.getItem('lead-note-1')).toBeNull();
});

test('keeps a note that could not be saved', async () => {
  respondToPost('/api/admin/leads/1/notes', () => Response.json({ title: 'Unavailable' }, { status: 503 }));
  const { user } = await renderLead();
  await user.type(await findNote(), 'Call back on Monday.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));

  expect((await screen.findAllByText(/^Unavailable Your text is still here/)).length).toBeGreaterThan(0);
  expect(await findNote()).toHaveValue('Call back on Monday.');
});

test('keeps the draft of each lead separate', async () => {
  const { user } = await renderLead(stubLead(1, { possibleDuplicates: [aLead(2)] }));
  await user.type(await findNote(), 'About Ada 1');
  await user.click(screen.getByRole('link', { name: 'Ada 2' }));

  await screen.findByRole('heading', { level: 1, name: 'Ada 2' });
  expect(await findNote()).toHaveValue('');
});

test('merges a duplicate and undoes the merge with u', async () => {
  const merges = respondToPost('/api/admin/leads/1/merge', () =>
    Response.json({ batchId: 'batch-1', changed: 1 }, { status: 201 }),
  );
  const undone = respondToPost('/api/admin/leads/undo', () => Response.json({ restored: 1 }, { status: 201 }));
  const { user } = await renderLead(stubLead(1, { possibleDuplicates: [aLead(2)] }));
  await user.click(await screen.findByRole('button', { name: 'Merge Ada 2 into this lead' }));
  await screen.findByRole('button', { name: 'Undo' });
  await user.keyboard('u');

  expect((await screen.findAllByText('Change undone')).length).toBeGreaterThan(0);
  expect(merges).toEqual([{ leadId: 2 }]);
  expect(undone).toEqual([{ batchId: 'batch-1' }]);
});

test('shows that a lead was not found', async () => {
  await renderLead(
    http.get('/api/admin/leads/1', () => Response.json({ title: 'Not Found', detail: 'No lead.' }, { status: 404 })),
  );
  expect(await screen.findByText('Lead not found')).toBeVisible();
});
