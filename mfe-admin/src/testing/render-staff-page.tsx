import { queryClient } from '@portal/platform/query';
import { renderPage } from '@portal/testing/render';
import { http, type RequestHandler, recordRequests, server } from '@portal/testing/server';
import { Toaster } from '@portal/ui/toast';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { closeOverlay } from '../commands/overlay.ts';
import { forgetUndoables } from '../commands/undo.ts';
import { drafts } from '../session/drafts.ts';
import { FakeEventSource } from './fake-event-source.ts';

/** What every page needs. */
export const aSummary = (overrides: object = {}) => ({
  today: 0,
  unread: 0,
  spam: 0,
  overdue: 0,
  dueSoon: 0,
  failedDeliveries: 0,
  notifications: 0,
  views: [],
  formerOwners: [],
  mailbox: {
    address: 'info@example.com',
    missing: [],
    state: 'connected',
    since: '2026-11-20T15:00:00.000Z',
    problem: null,
  },
  businessHours: { week: 'Mon–Fri 8 AM–6 PM', targetMinutes: 30, closedDays: [], openings: [] },
  ...overrides,
});

const defaultHandlers = [
  http.get('/api/session', () =>
    Response.json({
      id: 1,
      email: 'staff@example.com',
      name: 'Staff',
      role: 'manager',
      timeZone: 'America/Chicago',
      canExport: true,
    }),
  ),
  http.get('/api/admin/summary', () => Response.json(aSummary())),
  http.get('/api/admin/leads/:id/drafts', () => Response.json([])),
  http.put('/api/admin/leads/:id/drafts/:draftId', async ({ request }) => {
    const { revision } = (await request.json()) as { revision: number };
    return Response.json({ revision: revision + 1, attachments: [] });
  }),
  http.delete('/api/admin/leads/:id/drafts/:draftId', () => new Response(null, { status: 204 })),
  http.get('/api/admin/drafts', () => Response.json([])),
  http.put('/api/admin/drafts/:draftId', async ({ request }) => {
    const { revision } = (await request.json()) as { revision: number };
    return Response.json({ revision: revision + 1, attachments: [] });
  }),
  http.delete('/api/admin/drafts/:draftId', () => new Response(null, { status: 204 })),
  http.post('/api/admin/leads/:id/presence', () => new Response(null, { status: 204 })),
  http.get('/api/admin/mail-signature', () => Response.json({ text: '' })),
  http.get('/api/admin/staff/names', () =>
    Response.json([{ id: 1, name: 'Staff', email: 'staff@example.com', role: 'manager', absence: null }]),
  ),
];

interface StaffPageOptions {
  path: string;
  /** Route pattern of a page with parameters, e.g. `/admin/leads/:id`. */
  route?: string;
  /** Take precedence over the default handlers, which sign a manager in. */
  handlers: RequestHandler[];
}

/** Renders a page with a mock API. `requests` lists what the API received; `path()` returns the current path. */
export async function renderStaffPage(Page: ComponentType, { path, route, handlers }: StaffPageOptions) {
  // As in a new document.
  queryClient.clear();
  drafts.forget();
  forgetUndoables();
  closeOverlay();
  server.use(...handlers, ...defaultHandlers);
  const requests = recordRequests();
  Object.assign(globalThis, { EventSource: FakeEventSource });
  stubLayout();

  const page = (
    <>
      <Page />
      <Toaster />
    </>
  );
  const view = renderPage(page, { path, route });
  await act(async () => FakeEventSource.latest.open());
  return { ...view, requests, path: () => location.pathname + location.search + location.hash };
}

export type User = Awaited<ReturnType<typeof renderStaffPage>>['user'];

/** jsdom has no layout: without sizes, the virtualized list would render no rows. */
function stubLayout() {
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 57 });
  Element.prototype.scrollTo = () => {};
  // For the command palette.
  Element.prototype.scrollIntoView = () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
