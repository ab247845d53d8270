/**
 * What each form says, by version: heading, notes, labels and button, one per line. Each form sends its version, and the API stores
 * both with the request. A text here never changes: a form that says something else gets a new version.
 */
export const formWordings = {
  'contact-2': [
    'Get Started Today',
    'Fields marked * are required.',
    'Name',
    'Company',
    'Email',
    'Phone',
    'Service',
    'Message',
    'We use what you enter to answer your request. Privacy policy',
    'REQUEST CONSULTATION',
  ],
  'case-study-dialog-2': [
    'Download the case study',
    'Tell us who is reading, and the PDF is saved on your device.',
    'Fields marked * are required.',
    'First name',
    'Last name',
    'Email',
    'Company',
    'Phone',
    'We use what you enter to send the PDF and to follow up. Privacy policy',
    'Download Case Study',
  ],
  /** The page of the API for browsers without JavaScript. */
  'case-study-page-2': [
    'Download Full Case Study',
    'Fields marked * are required.',
    'First name',
    'Last name',
    'Email',
    'Company',
    'Phone',
    'We use what you enter to send the PDF and to follow up. Privacy policy',
    'Download Full Case Study',
  ],
  'contacto-1': [
    'Cuéntenos qué necesita',
    'Los campos con * son obligatorios.',
    'Nombre',
    'Negocio u organización',
    'Correo electrónico',
    'Teléfono',
    'Servicio',
    'Mensaje',
    'Usamos sus datos para responder a su solicitud. Política de privacidad (en inglés)',
    'SOLICITAR UNA CONSULTA',
  ],
  'caso-de-exito-1': [
    'Descargue el caso completo',
    'Los campos con * son obligatorios.',
    'Nombre',
    'Apellido',
    'Correo electrónico',
    'Negocio u organización',
    'Teléfono',
    'Usamos sus datos para enviarle el PDF y ponernos en contacto con usted. Política de privacidad (en inglés)',
    'Descargar el caso de éxito',
  ],
} as const satisfies Record<string, readonly string[]>;

export type WordingVersion = keyof typeof formWordings;

export const isWordingVersion = (value: unknown): value is WordingVersion =>
  typeof value === 'string' && Object.hasOwn(formWordings, value);
