import type { Site } from '@portal/contracts/site';
import type { Service } from './service.ts';

/** A service as search engines read it: what is offered, where the page stands, and its questions. */
export function serviceData({ slug, name, description, faq }: Service, site: Site): object {
  const address = `${site.url}/services/${slug}`;

  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${address}#service`,
        name,
        description,
        url: address,
        areaServed: ['Austin, TX', 'San Antonio, TX'],
        provider: {
          '@type': 'LocalBusiness',
          '@id': `${site.url}/#business`,
          name: site.company,
          telephone: site.phone,
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
          { '@type': 'ListItem', position: 2, name: 'Services', item: `${site.url}/services` },
          { '@type': 'ListItem', position: 3, name, item: address },
        ],
      },
      {
        '@type': 'FAQPage',
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
