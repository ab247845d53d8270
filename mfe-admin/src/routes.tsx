import type { PageRoute } from '@portal/contracts/remote';

/** The staff view's pages. The shell asks for them only with a session. */
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
];
