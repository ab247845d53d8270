import '@portal/build/jest-setup';
import type { Site } from '@portal/contracts/site';
import { onToast, SiteContext, type Toast } from '@portal/platform';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

const site: Site = {
  url: 'https://site.example',
  company: 'Example Integrators',
  phone: '512-555-0142',
  email: 'info@site.example',
  street: '100 Example Street',
  socialUrl: 'https://social.example/company',
  videoUrl: '',
  analytics: { src: '', id: '' },
};

/** Shows a page or a part of one the way the shell does, and collects the toasts it raises. */
export function visit(element: ReactElement, facts: Partial<Site> = {}) {
  const toasts: Toast[] = [];
  onToast((toast) => toasts.push(toast));

  const view = render(
    <SiteContext value={{ ...site, ...facts }}>
      <MemoryRouter>{element}</MemoryRouter>
    </SiteContext>,
  );
  return { ...view, toasts, user: userEvent.setup() };
}

/** Stands in for the network: every request gets the same answer, and `requests` says what was asked. */
export function serve(answer: () => Response | Promise<Response>) {
  const requests: { url: string; method?: string; body: Record<string, unknown> }[] = [];
  globalThis.fetch = async (url, init) => {
    requests.push({ url: String(url), method: init?.method, body: JSON.parse(String(init?.body)) });
    return answer();
  };
  return requests;
}

/** An answer that comes when the test says so. */
export function laterAnswer() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, arrive: resolve };
}
