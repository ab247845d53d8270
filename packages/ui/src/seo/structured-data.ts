import { internationalPhone, officeCity, type Site } from '@portal/contracts/site';
import type { Crumb } from '../breadcrumbs/breadcrumbs.tsx';

// schema.org nodes for `Seo`.

const cityInTexas = (name: string) => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: 'Texas' },
});

const cities = ['Austin', 'San Antonio'];

const businessId = ({ url }: Site) => `${url}/#business`;

/** The company's only office. */
const officeAddress = ({ street }: Site) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: officeCity.name,
  addressRegion: officeCity.region,
  postalCode: officeCity.postalCode,
  addressCountry: 'US',
});

/** The company. Other nodes refer to it by its `@id`, so every page describes it with the same values. */
export const business = (site: Site) => ({
  '@type': 'Organization',
  '@id': businessId(site),
  name: site.company,
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
  image: `${site.url}/og/home.png`,
  telephone: internationalPhone(site.phone),
  email: site.email,
  address: officeAddress(site),
  areaServed: cities.map(cityInTexas),
  ...(site.socialUrl && { sameAs: [site.socialUrl] }),
});

/** The website, for the home page: search results show its name. */
export const webSite = (site: Site) => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.company,
  url: `${site.url}/`,
  inLanguage: 'en-US',
  publisher: { '@id': businessId(site) },
});

interface CityBusinessNode {
  /** Path of the city's page. */
  path: string;
  city: string;
  description: string;
  /** Neighborhoods and towns around the city. */
  areas: readonly string[];
}

/**
 * The company's business in one city, described on the city's page.
 *
 * Both cities have the address of the one office. Google requires an address of every `LocalBusiness`, and its general
 * guidelines forbid data that is misleading or not on the page, so a street in San Antonio is not an option. schema.org has
 * `areaServed` for a business that serves places where it has no office: it separates the two nodes, and
 * `parentOrganization` says that both are the same company.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 * @see https://developers.google.com/search/docs/appearance/structured-data/sd-policies
 * @see https://schema.org/areaServed
 */
export const cityBusiness = (site: Site, { path, city, description, areas }: CityBusinessNode) => ({
  '@type': 'LocalBusiness',
  '@id': `${site.url}${path}#business`,
  name: site.company,
  description,
  url: `${site.url}${path}`,
  image: `${site.url}/og${path}.png`,
  telephone: internationalPhone(site.phone),
  email: site.email,
  address: officeAddress(site),
  areaServed: [cityInTexas(city), ...areas.map(place)],
  parentOrganization: { '@type': 'Organization', '@id': businessId(site), name: site.company },
});

const place = (name: string) => ({ '@type': name.endsWith(' County') ? 'AdministrativeArea' : 'Place', name });

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
  areaServed: areas?.map(place) ?? (city ? [city] : cities).map(cityInTexas),
  provider: {
    '@type': 'Organization',
    '@id': businessId(site),
    name: site.company,
    telephone: internationalPhone(site.phone),
  },
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

/** The list that the page at `path` shows, e.g. the services. `to` is a path or a path with an anchor. */
export const itemList = ({ url }: Site, path: string, items: readonly { name: string; to: string }[]) => ({
  '@type': 'ItemList',
  '@id': `${url}${path}#list`,
  numberOfItems: items.length,
  itemListElement: items.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${url}${to}`,
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
