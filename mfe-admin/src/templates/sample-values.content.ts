import type { Language } from '@portal/contracts/language';

/** For the preview of a template. */
export const sampleValues: Record<Language, { person: string; firstName: string; service: string; visit: string }> = {
  en: {
    person: 'Ada Byron',
    firstName: 'Ada',
    service: 'Access Control',
    visit: 'Tuesday, December 1, 2026, 10:00 – 11:00 AM CST',
  },
  es: {
    person: 'Ada Byron',
    firstName: 'Ada',
    service: 'Control de acceso',
    visit: 'martes, 1 de diciembre de 2026, 10:00–11:00 a.m. CST',
  },
};
