import type { FieldErrorKind } from '@portal/contracts/field-counters';
import {
  type FieldError,
  type FieldReport,
  framePattern,
  maskMessage,
  releaseOfFrame,
  reportLimits,
} from '@portal/contracts/field-report';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { TakeNews } from './field-reports.ts';

/** Detail of a `failureEvent`. */
export interface HandledFailure {
  kind: FieldErrorKind;
  error: unknown;
}

const forms = /^\/api\/(contact|download-case-study)$/;
/** Responses of a form that works: it was sent before, a proof of work is needed, or there were too many. */
const ordinaryStatuses = [409, 428, 429];
const frozenMs = 5_000;
/** Without the fields that every report has. */
const maxLength = reportLimits.bytes - 400;

interface Starter {
  /** What the starter collects. */
  events: Event[];
  /** The browser's own. */
  stringify: typeof JSON.stringify;
  /** Asks for an early report. */
  announce: () => void;
}

/**
 * Measures vitals, forms and frozen frames, and describes the events that the starter collects.
 * https://web.dev/articles/vitals-field-measurement-best-practices
 */
export function describeFailures({ events, stringify, announce }: Starter): TakeNews {
  const reported = new Set<string>();
  const handled = new WeakSet<object>();
  const waiting: FieldError[] = [];
  const vitals: FieldReport['vitals'] = {};
  const counts = { sent: 0, failed: 0 };
  let isFailed = false;
  let hasVitals = true;

  for (const measure of [onLCP, onINP, onCLS])
    measure(
      ({ name, value }) => {
        vitals[name.toLowerCase() as 'lcp'] = Math.round(value * 1000) / 1000;
      },
      { reportAllChanges: true },
    );

  observe('resource', ({ name, initiatorType, responseStatus = 200 }: PerformanceResourceTiming) => {
    const { pathname } = new URL(name);
    if (initiatorType !== 'fetch' || !forms.test(pathname) || ordinaryStatuses.includes(responseStatus)) return;
    if (responseStatus === 0 && !navigator.onLine) return;
    counts.sent++;
    if (responseStatus > 0 && responseStatus < 400) return;
    counts.failed++;
    waiting.push({ kind: 'form', message: `${pathname} ${responseStatus || 'no response'}`, frames: [] });
    announce();
  });
  observe('longtask', ({ startTime, duration }) => {
    const wasHidden = performance.getEntriesByType('visibility-state').some((change) => change.startTime > startTime);
    if (duration < frozenMs || wasHidden || document.visibilityState === 'hidden') return;
    waiting.push({ kind: 'frozen', message: 'No frame for 5 s', frames: [] });
    announce();
  });

  function describe(event: Event): FieldError | undefined {
    if (event instanceof CustomEvent) {
      const { kind, error }: HandledFailure = event.detail;
      if (error instanceof Error) handled.add(error);
      return describeError(kind, error);
    }
    if (event instanceof ErrorEvent) {
      const { error, filename, lineno, colno } = event;
      return handled.has(Object(error)) ? undefined : describeError('error', error, `${filename}:${lineno}:${colno}`);
    }
    if (event instanceof PromiseRejectionEvent) return describeError('rejection', event.reason);
    if (event instanceof SecurityPolicyViolationEvent) {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
      const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).host : blockedURI;
      // Browsers do not say who loads a picture.
      const frames = sourceFile ? framesIn(`${sourceFile}:${lineNumber}:${columnNumber}`) : [];
      return frames && { kind: 'csp', message: `${effectiveDirective} ${blocked}`, frames };
    }
    const { target } = event;
    if (target instanceof HTMLScriptElement) return missing(target.src);
    return target instanceof HTMLLinkElement && target.rel !== 'prefetch' ? missing(target.href) : undefined;
  }

  return (isLeaving) => {
    const found = [...events.splice(0).flatMap((event) => describe(event) ?? []), ...waiting.splice(0)];
    const errors = found.filter(({ kind, message, frames }) => {
      const key = [kind, message, frames[0]].join();
      return !reported.has(key) && reported.add(key);
    });
    errors.splice(reportLimits.errors);
    while (stringify(errors).length > maxLength) errors.pop();
    const isFirstFailure = !isFailed && errors.length > 0;
    isFailed ||= isFirstFailure;
    const news: Partial<FieldReport> = {
      ...(errors.length > 0 && { errors }),
      ...(isFirstFailure && { isFailed: true }),
      ...(counts.sent > 0 && counts),
      ...(isLeaving && hasVitals && Object.keys(vitals).length > 0 && { vitals }),
    };
    hasVitals &&= !isLeaving;
    Object.assign(counts, { sent: 0, failed: 0 });
    return Object.keys(news).length > 0 ? news : undefined;
  };
}

function observe<Entry extends PerformanceEntry>(type: string, onEntry: (entry: Entry) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry as Entry);
  }).observe({ type, buffered: true });
}

/** Browsers' messages for a module that did not arrive. */
const moduleMessage = /dynamically imported module|importing a module script/i;

/**
 * Returns undefined for what is no failure of ours: errors of extensions, and what a visitor has stopped.
 *
 * @param place where it was thrown. Nothing says where a rejection comes from whose reason is no `Error`.
 */
function describeError(kind: FieldErrorKind, error: unknown, place?: string): FieldError | undefined {
  if (!(error instanceof Error)) {
    const text =
      typeof error === 'string' ? error : (Object(error).message ?? Object.prototype.toString.call(error).slice(8, -1));
    const frames = place === undefined ? [] : framesIn(place);
    return frames && { kind, message: clean(`Value: ${text}`), frames };
  }
  const { name, message, stack = '' } = error;
  if (name === 'AbortError') return undefined;
  if (moduleMessage.test(message)) return missing(/https?:\S+/.exec(message)?.[0] ?? '');
  // Chromium's stack begins with the message, which can have addresses.
  const places = stack.replace(message, '');
  // A response that is no JSON is read outside of scripts.
  const isPlaceless = name === 'SyntaxError' && /json/i.test(message) && !places.includes('://');
  const frames = isPlaceless ? [] : framesIn(places);
  return frames && { kind, message: clean(`${name}: ${message}`), frames };
}

/** A file of a release that did not arrive while the visitor was online. */
function missing(address: string): FieldError | undefined {
  const frames = framesIn(address);
  return frames && navigator.onLine ? { kind: 'resource', message: 'The file did not arrive', frames } : undefined;
}

/** Returns the places in a stack that are in our releases. Undefined when the innermost script is another one. */
function framesIn(stack: string): string[] | undefined {
  const places = stack.match(/[a-z-]+:\/\/[^\s()]+/g) ?? [];
  const paths = places.map((place) =>
    place.startsWith(`${location.origin}/`) ? place.slice(location.origin.length) : '',
  );
  if (!releaseOfFrame(paths[0])) return undefined;
  return paths
    .map((path) => path.replace(/[?#][^:]*/, ''))
    .filter((path) => releaseOfFrame(path) && framePattern.test(path) && path.length <= reportLimits.frame)
    .slice(0, reportLimits.frames);
}

/** Removes what a message can have from a visitor: values of fields, and what `maskMessage` removes. */
export function clean(message: string): string {
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);
  let text = message.split('\n', 1)[0] ?? '';
  for (const value of typed) if (value.trim().length > 2) text = text.replaceAll(value, '*');
  return maskMessage(text);
}
