import type { Language } from './language.ts';

const subjects: Record<Language, (company: string) => string> = {
  en: (company) => `Your request to ${company}`,
  es: (company) => `Su solicitud a ${company}`,
};

/** Returns the subject of the first e-mail to a person, in their language. */
export const firstSubject = (company: string, language: Language): string => subjects[language](company);
