import type { Browser, CDPSession } from 'playwright-core';
import { observe } from './in-page/observe.ts';
import { readOutline } from './in-page/outline.ts';
import { removeChromiumInterfaces } from './in-page/remove-chromium-interfaces.ts';
import type { Visitor } from './visitors.ts';

/** Name of the isolated world in which functions of the checks run. */
export const checksWorld = 'checks';

interface NewPage {
  session: CDPSession;
  durations: CDPSession;
  visitor: Visitor;
  /** See `serveBuild`. */
  foreign: string[];
}

/** Turns on what the checks measure in a new page, and runs their scripts before those of its documents. */
export async function preparePage({ session, durations, visitor, foreign }: NewPage): Promise<void> {
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await durations.send('Performance.enable', { timeDomain: 'timeTicks' });
  if (foreign.length > 0) await answer(session, foreign);
  // Linked pages are not part of a check, and the starter does not prefetch them when the browser saves data.
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${observe})(${readOutline})`,
    worldName: checksWorld,
  });
  const runFirst = (source: string) => session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  if (visitor.lacksInterfaces) await runFirst(`(${removeChromiumInterfaces})()`);
  await runFirst(`(${sendPrivacySignal})()`);
}

const emptyTypes: Record<string, string> = { Document: 'text/html', Script: 'text/javascript' };

/** Answers requests to other hosts with nothing: whether those hosts work is no property of a release. */
async function answer(session: CDPSession, foreign: string[]) {
  session.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    const responseHeaders = [
      { name: 'content-type', value: emptyTypes[resourceType] ?? 'text/plain' },
      { name: 'access-control-allow-origin', value: '*' },
    ];
    // The page may be closed meanwhile.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: foreign.map((urlPattern) => ({ urlPattern })) });
}

/** Turns off analytics and its consent banner, which the shell adds. Runs in the page before its scripts. */
const sendPrivacySignal = () =>
  void Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1', configurable: true });

/** Pages must not find out that they are checked. Playwright's other mark is removed by an argument of the browser. */
export const userAgentOf = (browser: Browser) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split('.')[0]}.0.0.0 Safari/537.36`;
