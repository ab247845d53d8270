/** Fields of templates for e-mails: name and first name of the person, service of the request, day and time of the site visit. */
export const templateFields = ['person', 'firstName', 'service', 'visit'] as const;
type TemplateField = (typeof templateFields)[number];

export const templateLimits = { text: 10_000, signature: 2_000 };

const field = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Fills the fields in. Those that are not known stay, so that staff see and replace them. */
export const fillTemplate = (text: string, values: Partial<Record<TemplateField, string>>): string =>
  text.replace(field, (found, name: TemplateField) => values[name] ?? found);

/** Says which fields of a text are none, and which there are. */
export const unknownFieldsMessage = (text: string): string =>
  `${unknownFields(text).join(', ')} is not a field. There are ${templateFields.map((name) => `{{${name}}}`).join(', ')}`;

/** Returns what looks like a field and is none, each once. */
export const unknownFields = (text: string): string[] => fieldsOf(text, (isKnown) => !isKnown);

/** Returns the fields that are not filled in, each once. */
export const openFields = (text: string): string[] => fieldsOf(text, (isKnown) => isKnown);

const fieldsOf = (text: string, isWanted: (isKnown: boolean) => boolean): string[] => [
  ...new Set(
    [...text.matchAll(field)]
      .filter(([, name]) => isWanted(templateFields.some((known) => known === name)))
      .map(([found]) => found),
  ),
];
