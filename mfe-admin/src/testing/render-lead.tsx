import type { Lead } from '@portal/staff-client/lead';
import { http, type RequestHandler, respondToPost } from '@portal/testing/server';
import { act } from '@testing-library/react';
import { Component as LeadPage } from '../lead/lead.page.tsx';
import { aLeadPage } from './a-lead.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { renderStaffPage } from './render-staff-page.tsx';

/** Renders the page of lead 1. `change` changes what the API has of it, as another user does. */
export async function renderLead(overrides: Partial<Lead> = {}, ...handlers: RequestHandler[]) {
  let lead = aLeadPage(1, overrides);
  const view = await renderStaffPage(LeadPage, {
    path: '/admin/leads/1',
    route: '/admin/leads/:id',
    handlers: [...handlers, http.get('/api/admin/leads/1', () => Response.json(lead))],
  });
  const change = (changed: Partial<Lead>) => {
    lead = { ...lead, ...changed };
    act(() => FakeEventSource.latest.send({ leadId: 1, kind: 'message' }));
  };
  return { ...view, change };
}

/** The first message that is sent gets the first of these responses, the second one the second. */
export const respondToSend = (...responses: (() => Response)[]) =>
  respondToPost('/api/admin/leads/1/messages', () => responses.shift()?.() ?? Response.error());

/** A message that is sent in ten seconds. */
export const queued = () =>
  Response.json({ id: 12, sendAt: new Date(Date.now() + 600_000).toISOString() }, { status: 201 });
