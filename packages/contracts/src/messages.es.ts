import { emailMessage } from './email-address.ts';
import { textLimits, tooLong } from './text-limits.ts';

/** Fields by their English label, as the subject of a sentence. */
const fields = {
  Name: ['El nombre', textLimits.name],
  'First name': ['El nombre', textLimits.firstName],
  'Last name': ['El apellido', textLimits.lastName],
  Company: ['El nombre del negocio', textLimits.company],
  Email: ['El correo electrónico', textLimits.email],
  Phone: ['El teléfono', textLimits.phone],
  Service: ['El servicio', textLimits.service],
  Message: ['El mensaje', textLimits.message],
} as const;

const writeEmail = 'Escriba un correo electrónico válido';
const beforeAt = 'Antes de la @ solo puede llevar letras sin acento, números y signos';

const messages = new Map<string, string>([
  ['Name is required', 'Escriba su nombre'],
  ['First name is required', 'Escriba su nombre'],
  ['Last name is required', 'Escriba su apellido'],
  ['Company name is required', 'Escriba el nombre de su negocio u organización'],
  ...['Valid email is required', 'Please enter a valid email address'].flatMap((english): [string, string][] => [
    [english, writeEmail],
    [emailMessage('not-ascii', english), `${writeEmail}. ${beforeAt}`],
  ]),
  ...Object.entries(fields).flatMap(([label, [field, max]]): [string, string][] => [
    [tooLong(label, max), `${field} es demasiado largo: máximo ${max} caracteres, por favor`],
    [`${label} must be text`, `${field} debe ser texto`],
    [
      `${label} contains a character that cannot be stored. Please type it again`,
      `${field} contiene un carácter que no se puede guardar. Escríbalo de nuevo, por favor`,
    ],
  ]),
  [
    'The form could not be read. Please reload the page and send it again',
    'No se pudo leer el formulario. Cargue la página de nuevo y envíelo otra vez, por favor',
  ],
  [
    'The request could not be read. Please reload the page.',
    'No se pudo leer la solicitud. Cargue la página de nuevo, por favor.',
  ],
  ['This can only be done from our own pages.', 'Esto solo se puede hacer desde nuestras páginas.'],
  [
    'You are offline. Please try again when you are back online.',
    'No tiene conexión a internet. Inténtelo de nuevo cuando la tenga, por favor.',
  ],
  [
    'The server cannot be reached. Please try again.',
    'No hay conexión con el servidor. Inténtelo de nuevo, por favor.',
  ],
]);

/** Messages with a number, by what they begin with. */
const patterns: readonly [english: RegExp, spanish: string][] = [
  [
    /^That was a lot at once\. Please try again in (\d+) seconds, or call us at (.+)\.$/,
    'Recibimos demasiadas solicitudes seguidas. Inténtelo de nuevo en $1 segundos, por favor, o llámenos al $2.',
  ],
  [
    /^We could not save your request just now\. Please try again in a minute, or call us at (.+)\.$/,
    'En este momento no pudimos guardar su solicitud. Inténtelo de nuevo en un minuto, por favor, o llámenos al $1.',
  ],
  [
    /^The request is too large\. Please shorten it, or call us at (.+)\.$/,
    'La solicitud es demasiado larga. Acórtela, por favor, o llámenos al $1.',
  ],
  [
    /^Something went wrong on our side\. Please call us at (.+)\.$/,
    'Algo falló de nuestro lado. Llámenos al $1, por favor.',
  ],
];

/** Returns the Spanish text of a message of the forms or of the API. One that visitors do not get stays English. */
export function spanishMessage(english: string): string {
  const message = messages.get(english);
  if (message) return message;
  const pattern = patterns.find(([text]) => text.test(english));
  return pattern ? english.replace(...pattern) : english;
}

/** All Spanish messages, for the spelling check. */
export const spanishMessages: readonly string[] = [...messages.values(), ...patterns.map(([, spanish]) => spanish)];
