import type { PageRoute } from '@portal/contracts/remote';

/** The staff view's pages. The shell asks for them only with a session. */
export const routes: PageRoute[] = [
  {
    path: '/admin',
    handle: { chunk: 'submissions' },
    lazy: () => import(/* webpackChunkName: "submissions" */ './submissions/submissions.page.tsx'),
  },
];
