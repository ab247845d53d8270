import type { Analytics } from '@portal/contracts/site';
import { consent, onConsent } from './consent.ts';
import { loadScript } from './load-script.ts';
import type { CountPageView, PageView } from './page-views.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

// Google's script only takes commands that are an `arguments` object; an array it ignores.
const gtag = function () {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
} as (...command: unknown[]) => void;

/** Counts with Google Analytics once the visitor has said yes, and no longer when the answer is taken back. */
export function startGa4({ src, id }: Analytics): CountPageView {
  const switchedOff = window as unknown as Record<string, boolean>;
  let shown: PageView | undefined;
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
    if (!shown || consent() !== 'granted') return;
    if (!isLoaded) load();
    gtag('event', 'page_view', { page_location: shown.url, page_title: shown.title });
    shown = undefined;
  };

  onConsent(() => {
    const isRefused = consent() !== 'granted';
    switchedOff[`ga-disable-${id}`] = isRefused;
    if (isRefused) forgetVisitor();
    else send();
  });

  return (view) => {
    // Of the pages seen before a yes only the one on the screen is counted.
    shown = view;
    send();
  };
}

/** Takes back the cookies that tell one visitor from another, on this host and on every domain above it. */
function forgetVisitor() {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const name of names.filter((name) => /^_ga(_|$)/.test(name)))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing without TLS and in older browsers
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
}
