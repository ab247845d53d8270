/** The inbox with a filter, which is its query string. */
export const inboxPath = (query = '') => (query ? `/admin?${query}` : '/admin');

export const leadPath = (id: number) => `/admin/leads/${id}`;

export const dashboardPath = (days?: string) => (days ? `/admin/dashboard?days=${days}` : '/admin/dashboard');

export const releasesPath = (remote?: string) => (remote ? `/admin/releases?remote=${remote}` : '/admin/releases');

export const staffPath = '/admin/staff';

export const auditPath = '/admin/audit';

export const privacyPath = '/admin/privacy';

export const accountPath = '/admin/account';
