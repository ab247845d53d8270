import type { WordingVersion } from '@portal/contracts/form-wording';
import type { textLimits } from '@portal/contracts/text-limits';
/** A form that the API can render. */
export interface Form {
  action: string;
  title: string;
  submit: string;
  /** What happens with the entries. */
  dataNote: string;
  /** The version of its wording. */
  wording: WordingVersion;
  back: { href: string; label: string };
  fields: FormField[];
}

export interface FormField {
  name: keyof typeof textLimits;
  label: string;
  type?: 'email' | 'tel';
  autocomplete?: string;
  isRequired?: boolean;
  /** Renders a text area with this number of rows. */
  rows?: number;
  /** Renders a select. */
  options?: readonly { value: string; label: string }[];
}
