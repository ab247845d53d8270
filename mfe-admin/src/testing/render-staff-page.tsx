import type { Role } from '@portal/contracts/staff';
import { queryClient } from '@portal/platform/query';
import { renderPage } from '@portal/testing/render';
import { http, type RequestHandler, recordRequests, server } from '@portal/testing/server';
import { Toaster } from '@portal/ui/toast';
import { act, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { closeOverlay } from '../commands/overlay.ts';
import { forgetUndoables } from '../commands/undo.ts';
import { drafts } from '../session/drafts.ts';
import { FakeEventSource } from './fake-event-source.ts';

export const noContent = () => new Response(null, { status: 204 });

/** The mailbox of conversations, which works. */
export const aMailbox = (overrides: object = {}) => ({
  ...{ address: 'info@example.com', missing: [], state: 'connected', since: '2026-11-20T15:00:00.000Z', problem: null },
  ...overrides,
});

/** Handles the request for what every page needs. */
export const stubSummary = (overridesOf: object | (() => object) = {}) =>
  http.get('/api/admin/summary', () =>
    Response.json({
      ...{ today: 0, unread: 0, spam: 0, overdue: 0, dueSoon: 0, failedDeliveries: 0, notifications: 0 },
      ...{ views: [], formerOwners: [], mailbox: aMailbox() },
      businessHours: { week: 'Mon–Fri 8 AM–6 PM', targetMinutes: 30, closedDays: [], openings: [] },
      ...(typeof overridesOf === 'function' ? overridesOf() : overridesOf),
    }),
  );

/** The user who is signed in. */
export const aSession = (overrides: object = {}) => ({
  ...{ id: 1, email: 'staff@example.com', name: 'Staff', role: 'manager' },
  ...{ timeZone: 'America/Chicago', canExport: true },
  ...overrides,
});

export const signedInAs = (role: Role, overrides: object = {}) =>
  http.get('/api/session', () => Response.json(aSession({ role, ...overrides })));

/** Handles the request for those who can own leads: by default the user. */
export const stubOwners = (...names: string[]) =>
  http.get('/api/admin/staff/names', () =>
    Response.json(
      names.map((name, index) => ({
        ...{ id: index + 1, name, email: `${name.toLowerCase()}@example.com`, role: 'agent', absence: null },
      })),
    ),
  );

const draftHandlers = ['/api/admin/drafts', '/api/admin/leads/:id/drafts'].flatMap((path) => [
  http.get(path, () => Response.json([])),
  http.put(`${path}/:draftId`, async ({ request }) => {
    const { revision } = (await request.json()) as { revision: number };
    return Response.json({ revision: revision + 1, attachments: [] });
  }),
  http.delete(`${path}/:draftId`, noContent),
]);

const defaultHandlers = [
  signedInAs('manager'),
  stubSummary(),
  ...draftHandlers,
  http.post('/api/admin/leads/:id/presence', noContent),
  http.get('/api/admin/mail-signature', () => Response.json({ text: '' })),
  stubOwners('Staff'),
];

/** Handles requests to a path. Returns their JSON bodies, which are added as they arrive. */
export function respondTo(method: 'put' | 'patch', path: string, respond: () => Response = noContent) {
  const bodies: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      bodies.push(await request.json());
      return respond();
    }),
  );
  return bodies;
}

/** Handles DELETE requests. Returns the ends of their paths, which are added as they arrive. */
export function respondToDelete(path: string, respond: () => Response = noContent) {
  const ids: (string | undefined)[] = [];
  server.use(
    http.delete(path, ({ request }) => {
      ids.push(new URL(request.url).pathname.split('/').pop());
      return respond();
    }),
  );
  return ids;
}

export const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** Returns the texts of the rows of a table, without its headings. */
export const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => textsOf(within(row).getAllByRole('cell')));

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
