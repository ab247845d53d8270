import type { Consultation } from '@portal/contracts/consultation';

/** The pages in Spanish, and what their links to the contact form are about. */
export const consultations = {
  '/es': {},
  '/es/servicios': {},
  '/es/precios': { service: 'consultation', about: 'Precios' },
  '/es/soporte': { about: 'Soporte' },
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

export const spanishPaths = Object.keys(consultations);
