import type { Consultation } from '@portal/contracts/consultation';
import type { PageRoute } from '@portal/contracts/remote';

/** The pages in Spanish, and what their links to the contact form are about. */
const consultations = {
  '/es': {},
  '/es/austin': { about: 'Austin' },
  '/es/san-antonio': { about: 'San Antonio' },
  '/es/camaras-de-seguridad': { service: 'physical-security', about: 'Cámaras de seguridad' },
  '/es/control-de-acceso': { service: 'physical-security', about: 'Control de acceso' },
  '/es/monitoreo-de-camaras': { service: 'physical-security', about: 'Monitoreo de cámaras' },
  '/es/wifi-para-negocios': { service: 'connectivity', about: 'Wi-Fi para negocios' },
  '/es/caso-de-exito': { service: 'physical-security', about: 'Caso de éxito' },
  '/es/contacto': {},
} as const satisfies Record<string, Consultation>;

export type SpanishPath = keyof typeof consultations;

/** They share a chunk, as the services of a practice do. */
export const spanishRoutes: PageRoute[] = Object.entries(consultations).map(([path, consultation]) => ({
  path,
  handle: { chunk: 'spanish', consultation },
  lazy: async () => {
    const { pages } = await import(/* webpackChunkName: "spanish" */ './spanish.pages.tsx');
    return { Component: pages[path as SpanishPath] };
  },
}));
