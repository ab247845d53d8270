import { cityName, cityNames } from '@portal/contracts/cities';
import type { ImportField } from '@portal/contracts/import';
import type { DetailField } from '@portal/contracts/lead';
import { serviceName, serviceNames } from '@portal/contracts/service-name';
import { textLimits, tooLong } from '@portal/contracts/text-limits';
import { characterCount, visibleText } from '@portal/contracts/visible-text';
import type { RequestContent } from '../../intake/submission/new-request.ts';
import { cleanDetail } from '../details/clean-detail.ts';
import type { FileRow } from './csv-file.ts';
import type { Columns } from './import-columns.ts';

/** The request that a row becomes. */
export type ImportedContent = Omit<RequestContent, 'kind' | 'language'> & { city: string | null };

/** Values by their lower-case names, and by themselves. */
const valuesByText = (names: Iterable<readonly [string, string]>) =>
  new Map([...names].flatMap(([value, name]) => [value, name].map((text) => [text.toLowerCase(), value] as const)));
const serviceValues = valuesByText(serviceNames);
const cityValues = valuesByText(Object.entries(cityNames));

/** Reads a row by the rules of the forms, or returns why it is rejected. */
export function readRow(
  { cells }: FileRow,
  columns: Columns,
  headings: string[],
): ImportedContent | { problem: string } {
  const textsOf = (field: ImportField) =>
    columns.flatMap((one, index) =>
      one === field && cells[index] ? [{ heading: headings[index], text: cells[index] }] : [],
    );
  const textOf = (field: ImportField) => textsOf(field)[0]?.text ?? '';
  const typed = {
    name: textOf('name') || [textOf('firstName'), textOf('lastName')].filter(Boolean).join(' '),
    company: textOf('company'),
    email: textOf('email'),
    phone: textOf('phone'),
  };
  const service = serviceValues.get(textOf('service').toLowerCase()) ?? null;
  const city = cityValues.get(textOf('city').toLowerCase()) ?? null;
  const lines = [
    ...textsOf('message').map(({ text }) => text),
    // What the website has no name for is kept as text.
    ...(service ? [] : textsOf('service').map(({ text }) => `Service: ${text}`)),
    ...(city ? [] : textsOf('city').map(({ text }) => `City: ${text}`)),
    ...textsOf('extra').map(({ heading, text }) => (heading ? `${heading}: ${text}` : text)),
  ];
  const message = visibleText(lines.join('\n')) || null;

  if (!typed.name) return { problem: 'Name is required' };
  const cleaned = Object.entries(typed).map(([field, text]) => ({
    field,
    result: text ? cleanDetail(field as DetailField, text) : { value: null },
  }));
  const problem = cleaned.flatMap(({ result }) => ('problem' in result ? result.problem : []))[0];
  if (problem) return { problem };
  if (message && characterCount(message) > textLimits.message)
    return { problem: tooLong('Message', textLimits.message) };
  const values = Object.fromEntries(
    cleaned.map(({ field, result }) => [field, 'value' in result ? result.value : null]),
  ) as Record<keyof typeof typed, string | null>;
  if (!values.email && !values.phone) return { problem: 'Email or phone is required' };
  return { ...values, name: values.name ?? '', service, city, message };
}

/** Returns what the preview shows, with the names of service and city. */
export const shownValues = ({ name, company, email, phone, service, city, message }: ImportedContent): string[] =>
  [name, company, email, phone, service && serviceName(service), city && cityName(city), message].filter(
    (text) => typeof text === 'string',
  );
