import { checkEmail } from '@portal/contracts/email-address';
import type { ImportField } from '@portal/contracts/import';
import { findTelephone } from '@portal/contracts/phone-number';
import type { FileRow } from './csv-file.ts';

/** A field, or null for a column that is left out. */
export type Columns = (ImportField | null)[];

/** Headings in English and Spanish, without accents, signs and upper case. The first match counts. */
const headings: [ImportField, RegExp][] = [
  ['email', /^(e ?mail|correo|mail)\b|\b(e ?mail|correo electronico)$/],
  ['firstName', /^(first|given|fore) ?name$|^(primer )?nombres$|^nombre de pila$|^first$/],
  ['lastName', /^(last|family) ?name$|^surname$|^apellidos?$|^last$/],
  [
    'company',
    /^(company|organi[sz]ation|business|account|employer|empresa|compania|organizacion|negocio)( name)?$|^nombre de la empresa$/,
  ],
  [
    'name',
    /^(full|contact|attendee|lead|visitor|person)? ?name$|^(contact|attendee|visitor)$|^nombre( completo| y apellidos?)?$|^contacto$/,
  ],
  [
    'phone',
    /^(mobile|cell|work|business|office|direct|daytime)? ?(tele)?phone( number)?$|^(mobile|cell|tel)$|^(telefono|celular|movil)( .*)?$/,
  ],
  ['service', /^(service|interest|product interest|servicio|interes)s?$/],
  ['city', /^(city|town|ciudad|localidad)$/],
  ['message', /^(message|notes?|comments?|remarks|mensaje|notas?|comentarios?|observaciones)$/],
];

/** Fields that one column can have. */
export const singleFields: readonly ImportField[] = [
  'name',
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'service',
  'city',
];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const fieldOfHeading = (heading: string) => headings.find(([, pattern]) => pattern.test(plain(heading)))?.[0];

const isEmail = (cell: string) => cell.includes('@') && 'address' in checkEmail(cell);
const isPhone = (cell: string) => /^[+(\d][\d\s().+x-]{6,}$/i.test(cell) && findTelephone(cell) !== null;

/** Whether the first row has headings: an address or a number is none. */
export const hasHeadings = ([first]: FileRow[]): boolean =>
  !first?.cells.some((cell) => isEmail(cell) || isPhone(cell)) && (first?.cells.some(Boolean) ?? false);

/** Guesses the fields of columns by their headings, addresses and numbers by their content, and leaves the others out. */
export function guessColumns(headingsOfFile: string[], rows: FileRow[]): Columns {
  const columns: Columns = headingsOfFile.map((heading) => fieldOfHeading(heading) ?? null);
  // A column “Nombre” beside “Apellidos” has the first name only.
  if (columns.includes('lastName') && !columns.includes('firstName'))
    columns.forEach((field, index) => {
      if (field === 'name') columns[index] = 'firstName';
    });
  for (const field of singleFields) {
    const [, ...others] = columns.flatMap((one, index) => (one === field ? [index] : []));
    for (const index of others) columns[index] = 'extra';
  }
  const cellsOf = (index: number) => rows.slice(0, 50).flatMap(({ cells }) => cells[index] || []);
  const isMostly = (index: number, is: (cell: string) => boolean) => {
    const cells = cellsOf(index);
    return cells.filter(is).length > cells.length / 2;
  };
  for (const [field, is] of [
    ['email', isEmail],
    ['phone', isPhone],
  ] as const)
    if (!columns.includes(field)) {
      const index = columns.findIndex((one, place) => one === null && isMostly(place, is));
      if (index >= 0) columns[index] = field;
    }
  return columns;
}
