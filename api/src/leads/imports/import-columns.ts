import type { ImportField } from '@portal/contracts/import';
import { emailsOf, isPhoneCell } from './contact-cells.ts';
import type { FileRow } from './read-table.ts';

/** A field, or null for a column that is left out. */
export type Columns = (ImportField | null)[];

/** Headings in English and Spanish, without accents, signs and upper case, as spreadsheets and other systems export them. The first match counts. */
const headings: [ImportField, RegExp][] = [
  [
    'email',
    /^(e ?mail|correo|mail)( (address|electronico|\d|value|work|home|other|personal|trabajo))*$|\b(e ?mail|correo electronico)$/,
  ],
  [
    'firstName',
    /^(first|given|fore|middle|additional) ?name$|^(primer|segundo) nombres?$|^nombres$|^nombre de pila$|^(first|middle)$/,
  ],
  [
    'lastName',
    /^(second )?(last|family) ?name$|^surname$|^((primer|segundo|1er|2o|1|2) )?apellidos?( (paterno|materno|1|2))?$|^last$/,
  ],
  [
    'company',
    /^((associated|primary) )?(company|organi[sz]ation|business|account|employer|empresa|compania|organizacion|negocio)( (\d )?name)?$|^nombre de la empresa$/,
  ],
  [
    'name',
    /^(full|attendee|visitor)? ?name$|^(contact|attendee|visitor)$|^nombre( completo| y apellidos?)?$|^contacto$/,
  ],
  [
    'phone',
    /^(mobile|cell|work|business|home|office|direct|daytime|primary|other)? ?(tele)?phone( (number|\d|value|work|home|mobile|other))*$|^(mobile|cell|tel)( number)?$|^(telefono|celular|movil)( .*)?$/,
  ],
  ['service', /^(service|interest|product interest|servicio|interes)s?$/],
  ['city', /^((address|business|home|work|mailing|other)( \d)? )?(city|town)$|^(ciudad|localidad)$/],
  ['message', /^(message|notes?|comments?|remarks|mensaje|notas?|comentarios?|observaciones)$/],
];

/** Words of columns that have numbers or addresses of something else. */
const isOther =
  /\b(id|number|no|num|ref|zip|postal|fax|date|created?|modified|updated|time|amount|value|price|owner|assigned|rep)\b/;
const isNotes =
  /\b(notes?|comments?|remarks|description|details|questions?|message|notas?|comentarios?|observaciones|descripcion)\b/;
const isPersonName = /^\p{Lu}[\p{L}'’.-]*(\s[\p{L}'’.-]+){1,4}$/u;
const hasSentences = /^\S+(\s+\S+){3,}/;

/** Pipedrive and others say whose column it is. */
const plain = (text: string) =>
  text
    .slice(0, 100)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(person|contact|lead|customer|client) (?=[a-z])/, '');

const fieldOfHeading = (heading: string) => headings.find(([, pattern]) => pattern.test(plain(heading)))?.[0];

const isEmailCell = (cell: string) => emailsOf(cell).length > 0;
const isContact = (cell: string) => isEmailCell(cell) || isPhoneCell(cell);

/** Whether a cell says what its column is. */
export const isKnownCell = (cell: string): boolean => isContact(cell) || fieldOfHeading(cell) !== undefined;

/** Returns the index of the first row of the table, below titles, and whether it has headings: an address or a number is none. */
export function tableStart(rows: FileRow[]): { start: number; hasHeadings: boolean } {
  const first = rows.slice(0, 20);
  const headed = first.findIndex(({ cells }) => !cells.some(isContact) && cells.filter(fieldOfHeading).length > 1);
  if (headed >= 0) return { start: headed, hasHeadings: true };
  const filled = rows.slice(0, 50).map(({ cells }) => cells.filter(Boolean).length);
  const usual = filled.toSorted((one, other) => one - other)[Math.floor(filled.length / 2)] ?? 1;
  const start = Math.max(
    filled.findIndex((count) => count >= usual / 2 && count >= Math.min(usual, 2)),
    0,
  );
  return { start, hasHeadings: !rows[start]?.cells.some(isContact) };
}

/** Returns what the columns are: addresses, numbers and longer texts by what their cells contain, other fields by their headings. */
export function guessColumns(headingsOfFile: string[], rows: FileRow[]): Columns {
  const named = headingsOfFile.map((heading) => fieldOfHeading(heading) ?? null);
  const cells = headingsOfFile.map((_, index) => rows.slice(0, 500).flatMap((row) => row.cells[index] || []));
  const isMostly = (index: number, is: (cell: string) => boolean) => {
    const own = cells[index] ?? [];
    return own.filter(is).length > own.length / 2;
  };
  const isOtherColumn = (index: number) => isOther.test(plain(headingsOfFile[index] ?? '')) && named[index] === null;
  const has = (index: number, field: ImportField, is: (cell: string) => boolean) =>
    named[index] === field ? cells[index]?.some(is) : !isOtherColumn(index) && isMostly(index, is);
  const columns: Columns = named.map((field, index) => {
    if (has(index, 'email', isEmailCell)) return 'email';
    if (field !== 'message' && has(index, 'phone', isPhoneCell)) return 'phone';
    return field === 'email' || field === 'phone' ? null : field;
  });
  // No cell of such a column can be used: its heading tells why.
  for (const field of ['email', 'phone'] as const)
    if (!columns.includes(field)) {
      const index = named.findIndex((one, place) => one === field && !isMostly(place, isEmailCell));
      if (index >= 0) columns[index] = field;
    }
  // A column “Nombre” beside “Apellidos” has the first name only.
  if (columns.includes('lastName') && !columns.includes('firstName'))
    columns.forEach((field, index) => {
      if (field === 'name') columns[index] = 'firstName';
    });
  const isNamed = columns.some((field) => field === 'name' || field === 'firstName' || field === 'lastName');
  const nameless = isNamed
    ? -1
    : columns.findIndex((field, index) => field === null && isMostly(index, (cell) => isPersonName.test(cell)));
  return columns.map((field, index) => {
    if (index === nameless) return 'name';
    const isText =
      isNotes.test(plain(headingsOfFile[index] ?? '')) || isMostly(index, (cell) => hasSentences.test(cell));
    return field ?? (isText && cells[index]?.length ? 'extra' : null);
  });
}
