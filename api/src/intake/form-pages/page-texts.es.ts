import { formatSpanishDay } from '@portal/contracts/form-texts.es';
import type { PageTexts } from './page-texts.en.ts';

export const spanishPage: PageTexts = {
  navigation: 'Principal',
  home: { href: '/es', label: 'Volver a la página principal' },
  privacy: 'Privacidad (en inglés)',
  check: 'Revise',
  checkEntries: 'Revise lo que escribió, por favor',
  choose: 'Elija una opción',
  contact: { href: '/es/contacto', label: 'Volver a la página de contacto' },
  caseStudy: { href: '/es/caso-de-exito', label: 'Volver al caso de éxito' },
  receipt: {
    day: formatSpanishDay,
    answer: ['Un diseñador de sistemas le llamará o le escribirá a más tardar el', '.'],
    reference: [
      'Su número de referencia es',
      '. Guárdelo, por favor: con él encontramos su solicitud cuando nos llame.',
    ],
  },
};
