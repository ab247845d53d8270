import { cityName, cityNames } from '@portal/contracts/cities';
import type { ImportField } from '@portal/contracts/import';
import type { DetailField } from '@portal/contracts/lead';
import { serviceName, serviceNames } from '@portal/contracts/service-name';
import { textLimits, tooLong } from '@portal/contracts/text-limits';
import { characterCount, visibleText } from '@portal/contracts/visible-text';
import type { RequestContent } from '../../intake/submission/new-request.ts';
import { cleanDetail } from '../details/clean-detail.ts';
import { emailsOf, isRounded, phonesOf } from './contact-cells.ts';
import type { Columns } from './import-columns.ts';
import type { FileRow } from './read-table.ts';

/** The request that a row becomes. */
export type ImportedContent = Omit<RequestContent, 'kind' | 'language'> & { city: string | null };

/** `note`: what of the row is kept as text only. */
export type RowResult = { content: ImportedContent; note?: string } | { problem: string };

interface Cell {
  heading: string;
  text: string;
}

/** Values by their lower-case names, and by themselves. */
const valuesByText = (names: Iterable<readonly [string, string]>) =>
  new Map([...names].flatMap(([value, name]) => [value, name].map((text) => [text.toLowerCase(), value] as const)));
const serviceValues = valuesByText(serviceNames);
const cityValues = valuesByText(Object.entries(cityNames));

/** Reads a row by the rules of the forms, or returns why it is rejected. */
export function readRow({ cells }: FileRow, columns: Columns, headings: string[]): RowResult {
  const cellsOf = (field: ImportField): Cell[] =>
    columns.flatMap((one, index) =>
      one === field && cells[index] ? [{ heading: headings[index] ?? '', text: cells[index] }] : [],
    );
  const textOf = (field: ImportField) => cellsOf(field)[0]?.text ?? '';
  const joined = (...fields: ImportField[]) =>
    fields
      .flatMap(cellsOf)
      .map(({ text }) => text)
      .join(' ');

  const name = clean('name', textOf('name') || joined('firstName', 'lastName'));
  const company = clean('company', textOf('company'));
  const email = contactOf('email', cellsOf('email'));
  const phone = contactOf('phone', cellsOf('phone'));
  const problems = [email.problem, phone.problem].flatMap((problem) => problem ?? []);
  if (!name.value) return { problem: name.problem ?? 'Name is required' };
  if (company.problem) return { problem: company.problem };
  if (!email.value && !phone.value) return { problem: problems[0] ?? 'Email or phone is required' };

  const service = serviceValues.get(textOf('service').toLowerCase()) ?? null;
  const city = cityValues.get(textOf('city').toLowerCase()) ?? null;
  const lines = [
    ...cellsOf('message').map(({ text }) => text),
    // What the website has no name for is kept as text.
    ...linesOf('Service', cellsOf('service').slice(service ? 1 : 0)),
    ...linesOf('City', cellsOf('city').slice(city ? 1 : 0)),
    ...linesOf('Company', cellsOf('company').slice(1)),
    ...linesOf('Name', cellsOf('name').slice(1)),
    ...email.lines,
    ...phone.lines,
    ...linesOf('', cellsOf('extra')),
  ];
  const message = visibleText(lines.join('\n')) || null;
  if (message && characterCount(message) > textLimits.message)
    return { problem: tooLong('Message', textLimits.message) };
  return {
    content: {
      name: name.value,
      company: company.value,
      email: email.value,
      phone: phone.value,
      service,
      city,
      message,
    },
    ...(problems.length > 0 && { note: problems.map((problem) => `${problem}: kept as text`).join('. ') }),
  };
}

function clean(field: DetailField, text: string): { value: string | null; problem?: string } {
  if (!text) return { value: null };
  const result = cleanDetail(field, text);
  return 'problem' in result ? { value: null, problem: result.problem } : result;
}

/** Returns the first address or number of the cells, the others as lines of text, and what is wrong if there is none. */
function contactOf(field: 'email' | 'phone', cells: Cell[]) {
  const all = field === 'email' ? emailsOf : phonesOf;
  let value: string | null = null;
  let problem: string | undefined;
  const lines: string[] = [];
  for (const { heading, text } of cells) {
    const found = all(text);
    for (const one of found.length > 0 ? found : [text]) {
      const problemOfNumber = field === 'phone' && found.length === 0 ? whyNoNumber(text) : undefined;
      const cleaned = problemOfNumber ? { value: null, problem: problemOfNumber } : clean(field, one);
      if (cleaned.value && !value) value = cleaned.value;
      else if (!cleaned.value || cleaned.value !== value) lines.push(lineOf(heading || labels[field], one));
      problem ??= cleaned.problem;
    }
  }
  return { value, lines, ...(!value && problem && { problem }) };
}

const labels = { email: 'Email', phone: 'Phone' };

/** A local number has seven digits. */
function whyNoNumber(text: string): string | undefined {
  if (isRounded(text))
    return `A spreadsheet has rounded the phone number to ${text}. Format the column as text and export it again`;
  return text.replace(/\P{Nd}/gu, '').length < 7 ? 'Phone has no number that can be called' : undefined;
}

const lineOf = (label: string, text: string) => (label ? `${label}: ${text}` : text);
const linesOf = (label: string, cells: Cell[]) => cells.map(({ heading, text }) => lineOf(label || heading, text));

/** Returns what the preview shows, with the names of service and city. */
export const shownValues = ({ name, company, email, phone, service, city, message }: ImportedContent): string[] =>
  [name, company, email, phone, service && serviceName(service), city && cityName(city), message].filter(
    (text) => typeof text === 'string',
  );
