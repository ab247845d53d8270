import { officeCity, type Site } from '@portal/contracts/site';
import type { Crumb } from '../breadcrumbs/breadcrumbs.tsx';

// schema.org nodes for `Seo`.

const cityInTexas = (name: string) => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: 'Texas' },
});

const cities = ['Austin', 'San Antonio'];

const businessId = ({ url }: Site) => `${url}/#business`;

/** The company. Other nodes refer to it by its `@id`, so every page describes it with the same values. */
export const business = (site: Site) => ({
  '@type': 'LocalBusiness',
  '@id': businessId(site),
  name: site.company,
  url: `${site.url}/`,
  image: `${site.url}/icon-512.png`,
  telephone: site.phone,
  email: site.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.street,
    addressLocality: officeCity.name,
    addressRegion: officeCity.region,
    postalCode: officeCity.postalCode,
    addressCountry: 'US',
  },
  areaServed: cities.map(cityInTexas),
  ...(site.socialUrl && { sameAs: [site.socialUrl] }),
});

interface ServiceNode {
  /** Path of the page that describes the service. */
  path: string;
  serviceType: string;
  description: string;
  /** The only city it is offered in. Both cities by default. */
  city?: string;
  /** Neighborhoods and towns, instead of whole cities. */
  areas?: readonly string[];
}

/** A service of the company, described on a page of its own. */
export const service = (site: Site, { path, serviceType, description, city, areas }: ServiceNode) => ({
  '@type': 'Service',
  '@id': `${site.url}${path}#service`,
  name: city ? `${serviceType} in ${city}` : serviceType,
  serviceType,
  description,
  url: `${site.url}${path}`,
  areaServed: areas?.map((name) => ({ '@type': 'Place', name })) ?? (city ? [city] : cities).map(cityInTexas),
  provider: { '@type': 'LocalBusiness', '@id': businessId(site), name: site.company, telephone: site.phone },
});

/** The breadcrumbs of the page at `path`. The last one has no `to`. */
export const breadcrumbList = ({ url }: Site, path: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to = path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${url}${to}`,
  })),
});

export const faqPage = (items: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
