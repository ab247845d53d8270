import type { FieldErrorKind } from './field-counters.ts';

/** Limits of one report. A report with more errors leaves the last ones out. */
export const reportLimits = { bytes: 1_500, errors: 5, message: 120, frames: 3, frame: 200, page: 200 } as const;

/** A place in a script of ours, with or without line and column. */
export const framePattern = /^\/[\w/.~@-]+(:\d{1,9}){0,2}$/;

/** A failure in a visitor's browser, without what the visitor typed (see `clean` in the shell). */
export interface FieldError {
  kind: FieldErrorKind;
  message: string;
  /** Places in our scripts, the innermost first: `/remotes/marketing/0.1.0-a1b2/contact.js:1:4711`. Without host and query. */
  frames: string[];
}

/** Values of Web Vitals: milliseconds, for `cls` without a unit. */
export type Vital = 'lcp' | 'inp' | 'cls';

/** Body of `POST /api/field-reports`: what happened in one document since its last report. */
export interface FieldReport {
  /** The release that owns the page. Pages of the shell itself are those of the remote `shell`. */
  remote: string;
  version: string;
  shell: string;
  /** Path of the page without digits, query and fragment. */
  page: string;
  /** Whether this is the first report of the document, and the first one with a failure. */
  isFirst?: boolean;
  isFailed?: boolean;
  /** Requests of forms: all that were accepted or failed, and those that failed. */
  sent?: number;
  failed?: number;
  errors?: FieldError[];
  vitals?: Partial<Record<Vital, number>>;
}

/** Upper bounds of the buckets in which vitals are counted. Larger values count in the last one. */
export const vitalBounds: Record<Vital, number[]> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 60_000],
  inp: [50, 100, 150, 200, 300, 400, 500, 1000, 10_000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 5],
};

/** Releases whose files a path or a frame belongs to. */
const releasePath = /^\/(?:remotes\/([a-z][a-z-]*)|shell)\/(\d[\w.-]*)\//;

/** Returns the release that the first place in our scripts belongs to. */
export function releaseOfFrame(frame = ''): { remote: string; version: string } | undefined {
  const [, remote = 'shell', version] = releasePath.exec(frame) ?? [];
  return version === undefined ? undefined : { remote, version };
}

/**
 * Removes quoted texts, addresses of pages and people, numbers, and names, i.e. words with a capital after the first, from a message. What is
 * left identifies the failure together with its place. ASCII only. The API does it again, because anybody can send a report.
 */
export const maskMessage = (message: string): string =>
  message
    .slice(0, 1_000)
    .replace(/[{[<].*/, '*')
    .replace(/\S+:\/\/\S+|\S+@\S+/g, '*')
    .replace(/(?<!\w)["'`“‘].*?["'`”’]/g, '*')
    .replace(/\+?\d[\d\s().-]{3,}\d|\d{4,}/g, '*')
    .replace(/(?<=^\S+ \S+ .*)\b[A-Z]\w*/g, '*')
    .replace(/[^ -~]+/g, '*')
    .replace(/\*(?: ?\*)+/g, '*')
    .slice(0, reportLimits.message);
