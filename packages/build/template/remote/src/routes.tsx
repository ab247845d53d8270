import type { PageRoute } from '@portal/contracts/remote';

/** Pages of this remote, each in a separate chunk. */
export const routes: PageRoute[] = [
  {
    path: '/sample',
    handle: { chunk: 'home' },
    lazy: () => import(/* webpackChunkName: "home" */ './home/home.page.tsx'),
  },
];
