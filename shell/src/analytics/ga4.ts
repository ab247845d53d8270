import type { Analytics } from '@portal/contracts/site';
import { consentStore } from './consent.ts';
import { loadScript } from './load-script.ts';

interface PageView {
  url: string;
  title: string;
}

export type PageViewCounter = (view: PageView) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

// Google's script ignores arrays: a command has to be an `arguments` object.
const gtag = function () {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
} as (...command: unknown[]) => void;

/** Counts page views with Google Analytics while the visitor consents. */
export function startGa4({ src, id }: Analytics): PageViewCounter {
  const flags = window as unknown as Record<string, boolean>;
  let pending: PageView | undefined;
  let isLoaded = false;

  const load = () => {
    isLoaded = true;
    window.dataLayer ??= [];
    gtag('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    });
    gtag('js', new Date());
    gtag('config', id, { send_page_view: false, allow_google_signals: false });
    loadScript(`${src}?id=${encodeURIComponent(id)}`);
  };

  const send = () => {
    if (!pending || consentStore.get().choice !== 'granted') return;
    if (!isLoaded) load();
    gtag('event', 'page_view', { page_location: pending.url, page_title: pending.title });
    pending = undefined;
  };

  consentStore.subscribe(() => {
    const isDenied = consentStore.get().choice !== 'granted';
    flags[`ga-disable-${id}`] = isDenied;
    if (isDenied) deleteCookies();
    else send();
  });

  return (view) => {
    // Until there is consent, only the latest view is kept.
    pending = view;
    send();
  };
}

/** Deletes Google's cookies on this host and on every parent domain. */
function deleteCookies() {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const name of names.filter((name) => /^_ga(_|$)/.test(name)))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing without TLS and in older browsers
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
}
