import type { Site } from '@portal/contracts/site';

/** The company as search engines read it; the service pages point at it as their provider. */
export function businessData({ url, company, phone, email, street, socialUrl }: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${url}/#business`,
    name: company,
    url: `${url}/`,
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
    areaServed: ['Austin, TX', 'San Antonio, TX'],
    ...(socialUrl && { sameAs: [socialUrl] }),
  };
}
