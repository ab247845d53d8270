export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input:not([type=hidden], [type=file], [type=submit], [type=button]), textarea, select';

/** Returns whether an element is a field that visitors fill in and whose value may be kept: no password, and no honeypot. */
export const isKeptField = (element: unknown): element is FormField =>
  element instanceof Element &&
  element.matches(fields) &&
  !/password|one-time-code/.test(`${element.getAttribute('type')} ${element.getAttribute('autocomplete')}`) &&
  !element.closest('[inert]');

export const keptFields = (root: ParentNode): FormField[] => [...root.querySelectorAll(fields)].filter(isKeptField);

const isToggle = (field: FormField): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Returns the value of a field. That of a checkbox or radio button is `on` or empty. */
export const entryOf = (field: FormField): string => (isToggle(field) ? (field.checked ? 'on' : '') : field.value);

/** Returns the value that the field has in the HTML. */
export function initialEntry(field: FormField): string {
  if (field instanceof HTMLSelectElement)
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
  return isToggle(field) ? (field.defaultChecked ? 'on' : '') : field.defaultValue;
}

/** Sets the value as a visitor would, so that the form's state follows. */
export function enter(field: FormField, value: string) {
  if (entryOf(field) === value) return;
  if (isToggle(field)) return field.click();
  // React replaces the element's own property, and would take the value for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
