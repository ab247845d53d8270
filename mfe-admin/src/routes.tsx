import type { PageRoute } from '@portal/contracts/remote';

/** Returns the route of a page. Each page has a folder and a chunk of its own, named after its file. */
const route = (path: string, page: string): PageRoute => ({
  path,
  handle: { chunk: `${page}-${page}-page-tsx` },
  lazy: () =>
    import(/* webpackChunkName: "[request]", webpackExclude: /(today|inbox)\.page/ */ `./${page}/${page}.page.tsx`),
});

/** Staff pages. The shell loads them only with a session. */
export const routes: PageRoute[] = [
  // In the file of the routes: most visits start with these two, and they have what all pages share.
  {
    path: '/admin',
    handle: { chunk: 'routes' },
    lazy: () => import(/* webpackChunkName: "routes" */ './today/today.page.tsx'),
  },
  {
    path: '/admin/leads',
    handle: { chunk: 'routes' },
    lazy: () => import(/* webpackChunkName: "routes" */ './inbox/inbox.page.tsx'),
  },
  route('/admin/leads/:id', 'lead'),
  route('/admin/visits', 'visits'),
  route('/admin/report', 'report'),
  route('/admin/imports', 'imports'),
  route('/admin/integrations', 'integrations'),
  route('/admin/staff', 'staff'),
  route('/admin/audit', 'audit'),
  route('/admin/privacy', 'privacy'),
  route('/admin/releases', 'releases'),
  route('/admin/templates', 'templates'),
  route('/admin/mail', 'mail'),
  route('/admin/account', 'account'),
  route('/admin/*', 'not-found'),
];
