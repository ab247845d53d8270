import type { AttributionReport } from '@portal/contracts/attribution';
import { cut } from '@portal/contracts/storable-text';
import { visibleLine } from '@portal/contracts/visible-text';
import type { Request } from 'express';
import type { Attribution } from './new-request.ts';
import { subjectOf } from './page-subject.ts';

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const maxLength = 200;
const baseUrl = 'http://site.invalid';

/**
 * Returns where a form came from: from the `visit` field or, for a form sent without JavaScript, from the Referer
 * header. Never throws: invalid values are ignored.
 */
export function readAttribution(request: Request): Attribution {
  const body: Record<string, unknown> = Object(request.body);
  const visit: { [Name in keyof AttributionReport]?: unknown } = Object(body.visit);
  const landing = parsePath(visit.landing) ?? formLanding(request);
  const page = parsePath(visit.page) ?? landing;
  return {
    page: page && truncate(page.pathname),
    landing: landing && truncate(landing.pathname),
    ...subjectOfFirst([page, landing]),
    referrerHost: parseHost(visit.referrer),
    utm: Object.fromEntries(
      utmNames.flatMap((name) => {
        const value = truncate(landing?.searchParams.get(name));
        return value ? [[name, value]] : [];
      }),
    ),
    release: truncate(visit.release ?? body.release),
  };
}

/** Returns path and query of the page where a visitor without JavaScript came to the form. Empty if it is not known. */
export function landingOf(request: Request): string {
  const landing = formLanding(request);
  return landing ? landing.pathname + landing.search : '';
}

/** A page of the API itself does not count: its forms have the page before it in a field. */
const formLanding = (request: Request): URL | null => parsePath(Object(request.body).landing) ?? refererPage(request);

function refererPage(request: Request): URL | null {
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

function parsePath(value: unknown): URL | null {
  return typeof value === 'string' && value.startsWith('/') && URL.canParse(value, baseUrl)
    ? new URL(value, baseUrl)
    : null;
}

const parseHost = (value: unknown) =>
  typeof value === 'string' && /^[a-z\d.-]+(:\d+)?$/i.test(value) ? truncate(value.toLowerCase()) : null;

/** Also removes what PostgreSQL cannot store. */
function truncate(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return cut(visibleLine(value.slice(0, 4 * maxLength)), maxLength) || null;
}
