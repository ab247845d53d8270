import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from './layout/not-found.page.tsx';
import { RemoteOutage } from './layout/remote-outage.tsx';
import { Portal } from './portal.tsx';

/** Route under which remotes' pages are hung. */
export const pagesRouteId = 'pages';

/** Shown by a document without a page of its own until the first one is there: nothing that would flash. */
const Arriving = () => null;

/** The shell's own routes around those of the remotes. The same in the browser and when pages are made. */
export const shellRoutes = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: Portal,
    HydrateFallback: Arriving,
    children: [
      {
        id: pagesRouteId,
        ErrorBoundary: RemoteOutage,
        children: [
          ...pages,
          { path: '/admin/*', lazy: () => import(/* webpackChunkName: "sign-in" */ './sign-in-gate.tsx') },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
