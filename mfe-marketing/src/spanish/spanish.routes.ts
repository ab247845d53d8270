import type { PageRoute } from '@portal/contracts/remote';
import { consultations, type SpanishPath } from './spanish-paths.ts';

/** They share a chunk, as the services of a practice do. */
export const spanishRoutes: PageRoute[] = Object.entries(consultations).map(([path, consultation]) => ({
  path,
  handle: { chunk: 'spanish', consultation, isForClients: path === '/es/soporte' },
  lazy: async () => {
    const { pages } = await import(/* webpackChunkName: "spanish" */ './spanish.pages.tsx');
    return { Component: pages[path as SpanishPath] };
  },
}));
