import type { PageRoute } from '@portal/contracts/remote';

/** The remote's front door: one line per page, each a chunk of its own. */
export const routes: PageRoute[] = [
  {
    path: '/sample',
    handle: { chunk: 'home' },
    lazy: () => import(/* webpackChunkName: "home" */ './home/home.page.tsx'),
  },
];
