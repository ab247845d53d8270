import type { Language } from './language.ts';
import { serviceInterests } from './practices.ts';
import { type Quantities, readQuantities } from './quantities.ts';

export type ServiceInterest = (typeof serviceInterests)[number]['value'];

/** What a link to the contact form is about. */
export interface Consultation {
  service?: ServiceInterest;
  /** Subject of the page with the link, e.g. `Access Control in Austin`. */
  about?: string;
  /** What the visitor counted in the calculator. */
  quantities?: Quantities;
}

/** The subject is shown on the page, so it is a short phrase: letters, spaces and the punctuation of names. */
const subject = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} &/,.’'-]{0,79}$/u;

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Returns the day of an ISO date as visitors read it: `Tuesday, November 24` for `2026-11-24`. */
export const formatDay = (date: string): string => dayFormat.format(new Date(date));

/** The contact form in each language. */
export const contactPaths: Record<Language, string> = { en: '/contact', es: '/es/contacto' };

/** Returns the path of the contact form, which chooses the service and names the subject. */
export function consultationPath({ service, about }: Consultation, language: Language = 'en'): string {
  const path = contactPaths[language];
  const query = new URLSearchParams({ ...(service && { service }), ...(about && { about }) }).toString();
  return query ? `${path}?${query}` : path;
}

/** Returns what the query of the contact page asks for, without values that are not valid. */
export function readConsultation(query: URLSearchParams): Consultation {
  const about = query.get('about') ?? '';
  return {
    service: serviceInterests.find(({ value }) => value === query.get('service'))?.value,
    about: subject.test(about) ? about : undefined,
    quantities: readQuantities(query),
  };
}
