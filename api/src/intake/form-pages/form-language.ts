import { englishForms, type FormTexts } from '@portal/contracts/form-texts';
import { spanishForms } from '@portal/contracts/form-texts.es';
import { isLanguage, type Language } from '@portal/contracts/language';
import type { Request } from 'express';

export const formTexts: Record<Language, FormTexts> = { en: englishForms, es: spanishForms };

/** Returns the language of the form that was sent, also of one that is rejected before it is validated. */
export function languageOfForm({ body }: Pick<Request, 'body'>): Language {
  const { language } = Object(body);
  return isLanguage(language) ? language : 'en';
}
