import type { Site } from '@portal/contracts/site';
import type { Question } from '../content/city.ts';

// schema.org descriptions of what a page shows, for search engines.

interface Crumb {
  label: string;
  to?: string;
}

/** The company, as search engines know a local business. */
export const localBusiness = (site: Site, areas: readonly string[]) => ({
  '@type': 'LocalBusiness',
  '@id': `${site.url}/#business`,
  name: site.company,
  url: `${site.url}/`,
  image: `${site.url}/icon-512.png`,
  telephone: site.phone,
  email: site.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.street,
    addressLocality: 'Austin',
    addressRegion: 'TX',
    postalCode: '78701',
    addressCountry: 'US',
  },
  areaServed: areas.map((name) => ({ '@type': 'Place', name })),
});

/** One kind of work, offered in one city by the company that `localBusiness` describes. */
export const serviceIn = (site: Site, city: string, path: string, name: string, description: string) => ({
  '@type': 'Service',
  '@id': `${site.url}${path}#service`,
  name: `${name} in ${city}`,
  serviceType: name,
  url: `${site.url}${path}`,
  description,
  areaServed: { '@type': 'City', name: city, containedInPlace: { '@type': 'State', name: 'Texas' } },
  provider: { '@type': 'LocalBusiness', '@id': `${site.url}/#business`, name: site.company, telephone: site.phone },
});

export const breadcrumbList = (site: Site, crumbs: readonly Crumb[], path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${site.url}${to ?? path}`,
  })),
});

export const faqPage = (items: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });
