import { readWeek } from '@portal/contracts/business-hours';
import { cityNames } from '@portal/contracts/cities';
import { internationalPhone, officeCity, type Site } from '@portal/contracts/site';
import type { Crumb } from '../breadcrumbs/breadcrumbs.tsx';

// schema.org nodes for `Seo`.

const cityInTexas = (name: string) => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: 'Texas' },
});

const cities = Object.values(cityNames);

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

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `09:30` for 570 minutes after midnight. The last minute of a day is the latest that search engines accept. */
const clock = (minutes: number) =>
  minutes === 1440
    ? '23:59'
    : [minutes / 60, minutes % 60].map((part) => `${Math.floor(part)}`.padStart(2, '0')).join(':');

const openings = (businessHours: string) =>
  readWeek(businessHours).flatMap((day, index) =>
    day.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays[index],
      opens: clock(opens),
      closes: clock(closes),
    })),
  );

/**
 * The company. It has one office, so it is one business that serves two cities: other nodes refer to it by its `@id`, and every
 * page describes it with the same values.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export const business = (site: Site) => ({
  '@type': 'LocalBusiness',
  '@id': businessId(site),
  name: site.company,
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
  image: `${site.url}/og/home.png`,
  telephone: internationalPhone(site.phone),
  email: site.email,
  address: officeAddress(site),
  areaServed: cities.map(cityInTexas),
  ...(site.businessHours && { openingHoursSpecification: openings(site.businessHours) }),
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

/** A page that is not in the language of the website. */
export const webPage = (site: Site, page: { path: string; name: string; description: string; inLanguage: string }) => ({
  '@type': 'WebPage',
  '@id': `${site.url}${page.path}#page`,
  url: `${site.url}${page.path}`,
  name: page.name,
  description: page.description,
  inLanguage: page.inLanguage,
  about: { '@id': businessId(site) },
});

const place = (name: string) => ({ '@type': name.endsWith(' County') ? 'AdministrativeArea' : 'Place', name });

interface ServiceNode {
  /** Path of the page that describes the service. */
  path: string;
  serviceType: string;
  description: string;
  /** Absent: that of the service type and the city, in English. */
  name?: string;
  /** The only city it is offered in. Both cities by default. */
  city?: string;
  /** Neighborhoods and towns, instead of whole cities. */
  areas?: readonly string[];
}

/** A service of the company, described on a page of its own. */
export const service = (site: Site, { path, serviceType, name, description, city, areas }: ServiceNode) => ({
  '@type': 'Service',
  '@id': `${site.url}${path}#service`,
  name: name ?? (city ? `${serviceType} in ${city}` : serviceType),
  serviceType,
  description,
  url: `${site.url}${path}`,
  areaServed: areas?.map(place) ?? (city ? [city] : cities).map(cityInTexas),
  provider: {
    '@type': 'LocalBusiness',
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
