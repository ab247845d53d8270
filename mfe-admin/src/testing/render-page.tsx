import '@portal/testing/jest-setup';
import { SiteContext, useLocation } from '@portal/platform';
import { queryClient } from '@portal/platform/query';
import { Toaster } from '@portal/ui/toast';
import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { FakeEventSource } from './fake-event-source.ts';

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

/** Responses of the API by method and path: `GET /api/admin/leads`. */
export type Handlers = Record<string, (request: Request) => Response | Promise<Response>>;

const defaultHandlers: Handlers = {
  'GET /api/session': () => Response.json({ id: 1, email: 'staff@example.com', name: 'Staff', role: 'manager' }),
  'GET /api/admin/summary': () => Response.json({ unread: 0, spam: 0, overdue: 0, dueSoon: 0, failedDeliveries: 0 }),
  'GET /api/admin/views': () => Response.json([]),
  'GET /api/admin/staff/names': () =>
    Response.json([{ id: 1, name: 'Staff', email: 'staff@example.com', role: 'manager' }]),
};

const site = {
  url: 'https://www.example.com',
  company: 'Lumenward',
  phone: '512-555-0142',
  email: 'info@lumenward.example',
  street: '1 Example Street',
  socialUrl: '',
  videoUrl: '',
  analytics: { src: '', id: '' },
};

/** Renders a page at a path with a stubbed API. `requests` lists what the API received; `path()` is the current path. */
export async function renderPage(initialPath: string, Page: ComponentType, handlers: Handlers) {
  queryClient.clear();
  const requests: string[] = [];
  const allHandlers = { ...defaultHandlers, ...handlers };
  const fetch = async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init);
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
    const handler = allHandlers[`${request.method} ${pathname}`];
    return handler ? handler(request) : new Response('No handler', { status: 404 });
  };
  Object.assign(globalThis, { fetch, EventSource: FakeEventSource });
  stubLayout();

  history.replaceState(null, '', initialPath);
  let currentPath = '';
  function LocationProbe() {
    const { pathname, search } = useLocation();
    currentPath = pathname + search;
    return null;
  }
  const view = render(
    <SiteContext value={site}>
      <BrowserRouter>
        <Routes>
          <Route path="/admin/leads/:id" element={<Page />} />
          <Route path="*" element={<Page />} />
        </Routes>
        <Toaster />
        <LocationProbe />
      </BrowserRouter>
    </SiteContext>,
  );
  await act(async () => FakeEventSource.latest.open());
  return { ...view, user: userEvent.setup(), requests, path: () => currentPath };
}

/** jsdom has no layout: without sizes, the virtualized list would render no rows. */
function stubLayout() {
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 57 });
  Element.prototype.scrollTo = () => {};
}
