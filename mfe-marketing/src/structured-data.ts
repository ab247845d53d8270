import type { Site } from '@portal/contracts/site';

// schema.org descriptions of what a page shows, for search engines.

const areaServed = ['Austin', 'San Antonio'].map((name) => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: 'Texas' },
}));

/** The company, under the name by which every page's data refers to it. */
export const business = ({ url, company, phone, email, street, socialUrl }: Site) => ({
  '@type': 'LocalBusiness',
  '@id': `${url}/#business`,
  name: company,
  url: `${url}/`,
  image: `${url}/icon-512.png`,
  telephone: phone,
  email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: 'Austin',
    addressRegion: 'TX',
    postalCode: '78701',
    addressCountry: 'US',
  },
  areaServed,
  ...(socialUrl && { sameAs: [socialUrl] }),
});

/** Something the company does, described on a page of its own. */
export const serviceAt = (site: Site, path: string, name: string, description: string) => ({
  '@type': 'Service',
  '@id': `${site.url}${path}#service`,
  name,
  serviceType: name,
  description,
  url: `${site.url}${path}`,
  areaServed,
  provider: { '@type': 'LocalBusiness', '@id': `${site.url}/#business`, name: site.company, telephone: site.phone },
});

/** The way from the home page to a page, which comes last. */
export const breadcrumbList = ({ url }: Site, ...steps: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${url}${path}`,
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

export const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });
