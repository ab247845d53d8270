import { openStatuses } from '@portal/contracts/lead';

/** The start page. */
export const todayPath = '/admin';

/** The inbox with a filter. Its search text is in the fragment, which is not sent: it can be the name of a person. */
export function inboxPath(query = '') {
  const parts = query.split('&').filter(Boolean);
  const [search, fragment] = [false, true].map((isFragment) =>
    parts.filter((part) => part.startsWith('q=') === isFragment).join('&'),
  );
  return `/admin/leads${search && `?${search}`}${fragment && `#${fragment}`}`;
}

/** The filter of open leads. */
export const openLeads = `status=${openStatuses.join(',')}`;

export const leadPath = (id: number) => `/admin/leads/${id}`;

/** The visits of a person, by default one's own, or of `all`. */
export const visitsPath = (person?: number | 'all') => (person ? `/admin/visits?person=${person}` : '/admin/visits');

export const reportPath = (query = '') => (query ? `/admin/report?${query}` : '/admin/report');

export const templatesPath = '/admin/templates';

export const mailPath = '/admin/mail';

export const releasesPath = (remote?: string) => (remote ? `/admin/releases?remote=${remote}` : '/admin/releases');

export const staffPath = '/admin/staff';

export const importsPath = '/admin/imports';

export const integrationsPath = '/admin/integrations';

export const auditPath = '/admin/audit';

export const privacyPath = '/admin/privacy';

export const accountPath = '/admin/account';
