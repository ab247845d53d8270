import { subjectOf } from '@portal/contracts/page-subject';
import type { VisitReport } from '@portal/contracts/visit';
import type { Request } from 'express';
import type { Attribution } from './submission.ts';

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const longestValue = 200;
const nowhere = 'http://nowhere.invalid';

/**
 * Where a form came from: what its page tells and, from a page without JavaScript, what the browser's Referer header does.
 * Nobody is refused for it: what is not what it should be is left out.
 */
export function attributionOf(request: Request): Attribution {
  const body: Record<string, unknown> = Object(request.body);
  const visit: { [Name in keyof VisitReport]?: unknown } = Object(body.visit);
  const referer = ownPage(request);

  const landing = addressOf(visit.landing) ?? referer;
  const page = addressOf(visit.page) ?? landing;
  return {
    page: page && bounded(page.pathname),
    landing: landing && bounded(landing.pathname),
    ...subjectOfFirst([page, landing]),
    referrerHost: host(visit.referrer),
    utm: Object.fromEntries(
      utmNames.flatMap((name) => {
        const value = bounded(landing?.searchParams.get(name));
        return value ? [[name, value]] : [];
      }),
    ),
    release: bounded(visit.release ?? body.release),
  };
}

/** The page of ours that posted the form. Our own answer to a refused form is no page anybody came from. */
function ownPage(request: Request): URL | null {
  const referer = request.get('referer');
  if (!referer || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return url.pathname.startsWith('/api/') ? null : url;
}

function subjectOfFirst(pages: (URL | null)[]): Pick<Attribution, 'city' | 'pageService'> {
  const subjects = pages.map((page) => (page ? subjectOf(page.pathname) : {}));
  return {
    city: subjects.find(({ city }) => city)?.city ?? null,
    pageService: subjects.find(({ service }) => service)?.service ?? null,
  };
}

function addressOf(value: unknown): URL | null {
  return typeof value === 'string' && value.startsWith('/') && URL.canParse(value, nowhere)
    ? new URL(value, nowhere)
    : null;
}

const host = (value: unknown) =>
  typeof value === 'string' && /^[a-z\d.-]+(:\d+)?$/i.test(value) ? bounded(value.toLowerCase()) : null;

/** PostgreSQL cannot store U+0000, nor half a surrogate pair. */
function bounded(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return value.replaceAll('\0', '').toWellFormed().trim().slice(0, longestValue).toWellFormed() || null;
}
