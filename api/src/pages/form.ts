/** A form as a record, so that the API can show it again with what was typed. */
export interface Form {
  /** Where it posts to. */
  address: string;
  title: string;
  submit: string;
  back: { href: string; label: string };
  fields: FormField[];
  /** Names of hidden fields that go along unchanged. */
  carried: string[];
}

export interface FormField {
  name: string;
  label: string;
  type?: 'email' | 'tel';
  autocomplete?: string;
  isRequired?: boolean;
  /** Makes it a text area. */
  rows?: number;
  /** Makes it a choice. */
  options?: readonly { value: string; label: string }[];
}
