import type { PageRoute } from '@portal/contracts/remote';

/** Staff pages. The shell loads them only with a session. */
export const routes: PageRoute[] = [
  {
    path: '/admin',
    handle: { chunk: 'inbox' },
    lazy: () => import(/* webpackChunkName: "inbox" */ './inbox/inbox.page.tsx'),
  },
  {
    path: '/admin/leads/:id',
    handle: { chunk: 'lead' },
    lazy: () => import(/* webpackChunkName: "lead" */ './lead/lead.page.tsx'),
  },
  {
    path: '/admin/dashboard',
    handle: { chunk: 'dashboard' },
    lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.page.tsx'),
  },
  {
    path: '/admin/staff',
    handle: { chunk: 'staff' },
    lazy: () => import(/* webpackChunkName: "staff" */ './staff/staff.page.tsx'),
  },
  {
    path: '/admin/audit',
    handle: { chunk: 'audit' },
    lazy: () => import(/* webpackChunkName: "audit" */ './audit/audit.page.tsx'),
  },
  {
    path: '/admin/privacy',
    handle: { chunk: 'privacy' },
    lazy: () => import(/* webpackChunkName: "privacy" */ './privacy/privacy.page.tsx'),
  },
  {
    path: '/admin/releases',
    handle: { chunk: 'releases' },
    lazy: () => import(/* webpackChunkName: "releases" */ './releases/releases.page.tsx'),
  },
  {
    path: '/admin/account',
    handle: { chunk: 'account' },
    lazy: () => import(/* webpackChunkName: "account" */ './account/account.page.tsx'),
  },
  {
    path: '/admin/*',
    handle: { chunk: 'not-found' },
    lazy: () => import(/* webpackChunkName: "not-found" */ './not-found/not-found.page.tsx'),
  },
];
