import { anchorOf } from '@portal/contracts/anchor';
import { cityNames, citySlugs } from '@portal/contracts/cities';
import { type CityTopic, cityTopics, topicSlugs } from '@portal/contracts/city-topics';
import { type Practice, practiceName } from '@portal/contracts/practices';
import { type ServiceNames, servicePath, services, servicesOf } from '@portal/contracts/services';

export interface FooterLink {
  label: string;
  to: string;
}

export interface FooterList {
  title: string;
  links: FooterLink[];
}

export const tagline = 'Creating safer, smarter, connected and secured environments.';

export interface PracticeServices extends FooterLink {
  practice: Practice;
  services: FooterLink[];
}

/** In the order of the services page. */
const practicesOfServices: Practice[] = ['physical-security', 'connectivity', 'it-security', 'audiovisual'];

/** The services by practice. */
export const practiceServices: PracticeServices[] = practicesOfServices.map((practice) => ({
  practice,
  label: practiceName(practice),
  to: `/services#${anchorOf(practiceName(practice))}`,
  services: servicesOf(practice).map((slug) => {
    const { name, shortName = name }: ServiceNames = services[slug];
    return { label: shortName, to: servicePath(slug) };
  }),
}));

export const legalLinks: FooterLink[] = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Accessibility', to: '/accessibility' },
];

const topicsOf = (kind: CityTopic['kind']) => topicSlugs.filter((topic) => cityTopics[topic].kind === kind);

export const footerLists: FooterList[] = [
  ...citySlugs.map((city) => ({
    title: cityNames[city],
    links: [
      { label: `${cityNames[city]} Overview`, to: `/${city}` },
      ...topicsOf('practice').map((topic) => ({ label: cityTopics[topic].name, to: `/${city}-${topic}` })),
    ],
  })),
  {
    title: 'Technology Partners',
    links: [
      ...topicsOf('partner').flatMap((topic) =>
        citySlugs.map((city) => ({
          label: `${cityTopics[topic].name} in ${cityNames[city]}`,
          to: `/${city}-${topic}`,
        })),
      ),
      { label: 'View All Partners', to: '/partners' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Industries', to: '/industries' },
      { label: 'Partners', to: '/partners' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Support', to: '/support' },
      { label: 'Success story', to: '/case-study' },
      { label: 'Contact', to: '/contact' },
    ],
  },
];
