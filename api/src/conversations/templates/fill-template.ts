/** Fields of templates, and what they stand for with one lead. Undefined: unknown, so staff see the field and fill it in. */
interface TemplateFields {
  /** Name of the person. */
  person: string | undefined;
  service: string | undefined;
  /** Day and time of the site visit. */
  visit: string | undefined;
}

export const fillTemplate = (text: string, fields: TemplateFields): string =>
  text.replace(/\{\{\s*(person|service|visit)\s*\}\}/g, (field, name: keyof TemplateFields) => fields[name] ?? field);
