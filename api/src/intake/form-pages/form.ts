import type { FormTexts } from '@portal/contracts/form-texts';
import type { WordingVersion } from '@portal/contracts/form-wording';
import type { PageTexts } from './page-texts.en.ts';

/** A form that the API can render. */
export interface Form {
  action: string;
  /** `dataNote` says what happens with the entries, `wording` is the version of all of it. */
  texts(texts: FormTexts): { title: string; submit: string; dataNote: string; wording: WordingVersion };
  back(texts: PageTexts): { href: string; label: string };
  fields(texts: FormTexts): FormField[];
}

export interface FormField {
  name: keyof FormTexts['labels'];
  type?: 'email' | 'tel';
  autocomplete?: string;
  isRequired?: boolean;
  /** Renders a text area with this number of rows. */
  rows?: number;
  /** Renders a select. */
  options?: readonly { value: string; label: string }[];
}
