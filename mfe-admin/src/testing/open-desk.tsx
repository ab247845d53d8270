import '@portal/build/jest-setup';
import { SiteContext, useLocation } from '@portal/platform';
import { queryClient } from '@portal/platform/query';
import { Toaster } from '@portal/ui/toast';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { FakeStream } from './fake-stream.ts';

/** What the API answers, by method and path: `GET /api/admin/leads`. */
export type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

const usual: Answers = {
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

/** Opens a screen of the desk with an API that answers so. Answers what it was asked, and where the page is. */
export async function openDesk(address: string, Screen: ComponentType, answers: Answers) {
  queryClient.clear();
  const asked: string[] = [];
  const known = { ...usual, ...answers };
  const fetch = async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init);
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    const answer = known[`${request.method} ${pathname}`];
    return answer ? answer(request) : new Response('Nobody answers this.', { status: 404 });
  };
  Object.assign(globalThis, { fetch, EventSource: FakeStream });
  giveRoom();

  history.replaceState(null, '', address);
  let here = '';
  function Whereabouts() {
    const { pathname, search } = useLocation();
    here = pathname + search;
    return null;
  }
  const view = render(
    <SiteContext value={site}>
      <BrowserRouter>
        <Routes>
          <Route path="/admin/leads/:id" element={<Screen />} />
          <Route path="*" element={<Screen />} />
        </Routes>
        <Toaster />
        <Whereabouts />
      </BrowserRouter>
    </SiteContext>,
  );
  await act(async () => FakeStream.latest.begin());
  return { ...view, user: userEvent.setup(), asked, whereabouts: () => here };
}

/** jsdom lays nothing out: without a height a list that draws what is in sight would draw nothing. */
function giveRoom() {
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 57 });
  Element.prototype.scrollTo = () => {};
}
