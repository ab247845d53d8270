import type { Language } from '@portal/contracts/language';

/** For the preview of a template. */
export const sampleValues: Record<Language, { person: string; service: string; visit: string }> = {
  en: { person: 'Ada Byron', service: 'Access Control', visit: 'Tuesday, December 1 at 10:00 AM' },
  es: { person: 'Ada Byron', service: 'Control de acceso', visit: 'el martes 1 de diciembre a las 10:00 a. m.' },
};
