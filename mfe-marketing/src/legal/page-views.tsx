import { useSite } from '@portal/platform';

/** Whether and how this installation counts page views. */
export function PageViews() {
  const { analytics } = useSite();
  if (!analytics.provider)
    return <p>This site does not count page views. It loads no analytics script and sets no analytics cookie.</p>;

  const host = new URL(analytics.src).host;
  return (
    <>
      {analytics.provider === 'plausible' ? <Plausible host={host} /> : <GoogleAnalytics host={host} />}
      <p>
        If your browser sends <strong>Global Privacy Control</strong> or <strong>Do Not Track</strong>, nothing is
        loaded or counted, and you are not asked. Visits to our staff area are never counted.
      </p>
    </>
  );
}

const Plausible = ({ host }: { host: string }) => (
  <>
    <p>
      We count page views with Plausible-compatible software at {host}. Its script sets no cookies and stores nothing on
      your device.
    </p>
    <p>
      For each page that you open it gets the address of the page, the address of the page that linked to it, and what
      every web request contains: your network (IP) address and the name of your browser. We see totals, such as how
      often a page was read.
    </p>
  </>
);

const GoogleAnalytics = ({ host }: { host: string }) => (
  <>
    <p>
      We count page views with Google Analytics, but only if you allow it. Until then, and if you decline, nothing is
      loaded from Google.
    </p>
    <p>
      If you allow it, a script from {host} is loaded. Google then gets the address and title of each page that you
      open, your network (IP) address and the name of your browser, and sets cookies whose names start with{' '}
      <code>_ga</code>. Storage for advertising, ad personalization and Google signals are turned off.
    </p>
    <p>
      Your choice is stored in your browser, in its local storage. To change it, open <strong>Cookie settings</strong>{' '}
      at the bottom of any page. If you withdraw your consent, counting stops and the cookies are deleted.
    </p>
  </>
);
