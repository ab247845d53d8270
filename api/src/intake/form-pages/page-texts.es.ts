import type { englishPage } from './page-texts.en.ts';

export const spanishPage: typeof englishPage = {
  navigation: 'Principal',
  home: { href: '/es', label: 'Volver a la página principal' },
  privacy: 'Privacidad (en inglés)',
  check: 'Revise el formulario',
  checkEntries: 'Revise lo que escribió, por favor',
  contact: { href: '/es/contacto', label: 'Volver a la página de contacto' },
  caseStudy: { href: '/es/caso-de-exito', label: 'Volver al caso de éxito' },
};
