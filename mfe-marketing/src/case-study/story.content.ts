import { englishForms } from '@portal/contracts/form-texts';
import { spanishForms } from '@portal/contracts/form-texts.es';
import { whatItTakes as spanishNeeds, results as spanishResults } from '../spanish/content/home.content.ts';

/** The success story as a page. The figures are those of the website specification. */
export const englishStory = {
  path: '/case-study',
  title: 'HOA Security Case Study in Austin & San Antonio',
  description:
    'A homeowners association secured seven locations, each deployed in under one hour: a 100% decrease in break-ins and 60+ days without incidents. Get the PDF.',
  about: 'Case study',
  home: { label: 'Home', to: '/' },
  breadcrumbsLabel: undefined,
  eyebrow: 'Success story: a homeowners association',
  headline: 'Seven locations, a 100% decrease in break-ins',
  lead: 'A homeowners association secured its seven locations. Each was deployed in under one hour.',
  action: 'Get the case study',
  changed: 'What changed',
  results: [
    { value: '100%', label: 'decrease in break-ins' },
    { value: '60+', label: 'days without incidents' },
    { value: '7', label: 'locations secured' },
  ],
  needs: {
    title: 'What it takes to do the same',
    items: [
      {
        title: 'A map with a list',
        text: 'Every shared place, what has happened there, and the nearest power. Last year’s incident reports and one hour are enough.',
      },
      {
        title: 'Somebody who decides',
        text: 'A board member or manager on site, who can settle views and hours at once.',
      },
      {
        title: 'A rule for recordings',
        text: 'Who may see them, how long they are kept and when the police get a copy, in writing.',
      },
      { title: 'One place to start', text: 'The one that worries you most. The others follow when it works.' },
    ],
  },
  formIntro: 'Tell us who is reading, and the PDF is saved on your device.',
  closing: {
    title: 'Several places to protect?',
    text: 'We walk them with you and begin with the one that worries you most.',
    action: 'Book a free site assessment',
  },
  forms: englishForms,
};

export const spanishStory: Omit<typeof englishStory, 'breadcrumbsLabel'> & { breadcrumbsLabel: string } = {
  path: '/es/caso-de-exito',
  title: 'Caso de éxito: siete lugares, 100% menos robos',
  description:
    'Una asociación de propietarios protegió siete lugares, cada uno en menos de una hora: 100% menos robos y más de 60 días sin incidentes. Descargue el PDF.',
  about: 'Caso de éxito',
  home: { label: 'Inicio', to: '/es' },
  breadcrumbsLabel: 'Ruta de navegación',
  eyebrow: 'Caso de éxito: una asociación de propietarios',
  headline: 'Siete lugares, 100% menos robos',
  lead: 'Una asociación de propietarios (HOA) protegió siete lugares. Ninguno llevó más de una hora.',
  action: 'Descargue el caso',
  changed: 'Lo que cambió',
  results: [...spanishResults],
  needs: { title: 'Qué se necesita para repetirlo', items: [...spanishNeeds] },
  formIntro: 'Déjenos sus datos y descargue el PDF.',
  closing: {
    title: '¿Tiene varios lugares que proteger?',
    text: 'Los recorremos con usted y empezamos por el que más le preocupa.',
    action: 'Pida una visita sin costo',
  },
  forms: spanishForms,
};
