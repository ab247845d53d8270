import { englishForms, type FormTexts } from '@portal/contracts/form-texts';
import { spanishForms } from '@portal/contracts/form-texts.es';
import { isLanguage, type Language } from '@portal/contracts/language';
import type { Request } from 'express';
import { pathOf } from '../../platform/http/media-type.ts';

export const formTexts: Record<Language, FormTexts> = { en: englishForms, es: spanishForms };

export interface FormField {
  name: keyof FormTexts['labels'];
  type?: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  autocomplete?: string;
  isRequired?: boolean;
}

/** A form that the API can render. `name` is that of its texts. */
export interface Form {
  name: 'contact' | 'caseStudy';
  action: string;
  fields: FormField[];
}

const contactForm: Form = {
  name: 'contact',
  action: '/api/contact',
  fields: [
    { name: 'name', autocomplete: 'name', isRequired: true },
    { name: 'company', autocomplete: 'organization' },
    { name: 'email', type: 'email', autocomplete: 'email', isRequired: true },
    { name: 'phone', type: 'tel', autocomplete: 'tel' },
    { name: 'service', type: 'select' },
    { name: 'message', type: 'textarea' },
  ],
};

export const caseStudyForm: Form = {
  name: 'caseStudy',
  action: '/api/download-case-study',
  fields: [
    { name: 'firstName', autocomplete: 'given-name', isRequired: true },
    { name: 'lastName', autocomplete: 'family-name', isRequired: true },
    { name: 'email', type: 'email', autocomplete: 'email', isRequired: true },
    { name: 'company', autocomplete: 'organization', isRequired: true },
    { name: 'phone', type: 'tel', autocomplete: 'tel' },
  ],
};

const forms = [contactForm, caseStudyForm];

/** Paths that accept form-encoded bodies. */
export const formPaths: readonly string[] = forms.map(({ action }) => action);

export const formOf = (request: Request): Form | undefined => forms.find(({ action }) => action === pathOf(request));

/** Returns the language of the form that was sent, also of one that is rejected before it is validated. */
export function languageOfForm({ body }: Pick<Request, 'body'>): Language {
  const { language } = Object(body);
  return isLanguage(language) ? language : 'en';
}
