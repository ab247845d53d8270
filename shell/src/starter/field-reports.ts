import type { DocumentData } from '@portal/contracts/document-data';
import type { FieldReport } from '@portal/contracts/field-report';
import { afterPaint } from './after-paint.ts';

/** Event of `window` with a failure that React handles. Its detail is a `HandledFailure`. */
export const failureEvent = 'portal-failure';

/** What is new since the last call: vitals only when the page is being left. */
export type TakeNews = (isLeaving: boolean) => Partial<FieldReport> | undefined;

const maxEvents = 20;
/** Collects what follows from the first failure. */
const urgentMs = 1_000;
/** When vitals of a page that is only read begin to be measured. The browser keeps what happened before. */
const lateMs = 20_000;

/**
 * Reports to the API what fails in this document and how fast it is: when the page is left, and soon after the first failure.
 * Call it before any code of a remote runs. Says nothing about the visitor, and nothing at all with Global Privacy Control.
 * Returns a function that loads the rest of the code, `describe-failures.ts`.
 */
export function reportToField({ site, kind, shell, remote, entry }: DocumentData): () => void {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || Math.random() >= (site.fieldReports ?? 1)) return () => {};
  const send = navigator.sendBeacon.bind(navigator);
  const { stringify } = JSON;
  const events: Event[] = [];
  let isFirst = true;
  let takeNews: TakeNews | undefined;
  let loading: Promise<void> | undefined;
  let isUrgent = false;

  const load = () => {
    loading ??= import(/* webpackIgnore: true */ entry.replace('main.js', 'describe-failures.js')).then(
      ({ describeFailures }) => {
        takeNews = describeFailures({ events, stringify, announce });
      },
      // Without it, failures are not described.
      () => {},
    );
    return loading;
  };

  function report(isLeaving = false) {
    if (document.prerendering) return;
    const news = takeNews?.(isLeaving);
    if (!isFirst && !news) return;
    const page =
      kind === 'page' ? location.pathname : kind === 'client' ? location.pathname.replace(/\d+/g, ':') : `/${kind}`;
    const body: FieldReport = {
      remote: remote?.name ?? 'shell',
      version: remote?.version ?? shell,
      shell,
      page,
      isFirst,
      ...news,
    };
    send('/api/field-reports', new Blob([stringify(body)], { type: 'application/json' }));
    isFirst = false;
  }

  function announce() {
    if (isUrgent) return;
    isUrgent = true;
    load().then(() => setTimeout(report, urgentMs));
  }

  const keep = (event: Event) => {
    if (events.length < maxEvents) events.push(event);
    announce();
  };
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation', failureEvent])
    addEventListener(type, keep, true);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report(true));
  afterPaint(() => setTimeout(load, lateMs));
  return load;
}
