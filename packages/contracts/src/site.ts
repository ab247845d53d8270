import type { RetentionDays } from './retention.ts';

/** Facts about the company and this installation. Pages get them when they are rendered, not when they are built. */
export interface Site {
  /** Origin without a trailing slash, e.g. `https://www.example.com`: canonical links and the sitemap start with it. */
  url: string;
  company: string;
  /** As shown, e.g. `512-555-0142`; `tel:` links keep its digits. */
  phone: string;
  email: string;
  /** Street and house number. The city is `officeCity`. */
  street: string;
  socialUrl: string;
  /** URL of the embeddable video on the home page. Empty when there is none. */
  videoUrl: string;
  /** Whether facts that the client has not confirmed are shown, marked as samples (see client-fact.ts). */
  content: 'samples' | 'confirmed';
  analytics: Analytics;
  /** How long requests are kept. An older publisher does not pass it; then the default applies. */
  retentionDays?: RetentionDays;
  /** `mailto:` or `https:` URL for reports of vulnerabilities. Absent: `email`. */
  securityContact?: string;
}

/** The provider that counts page views. */
export interface Analytics {
  /** Absent: page views are not counted. */
  provider?: 'plausible' | 'ga4';
  /** URL of the provider's script. */
  src: string;
  /** The site's identifier at the provider: a domain for Plausible, `G-…` for Google Analytics. */
  id: string;
}

export const officeCity = { name: 'Austin', region: 'TX', postalCode: '78701' } as const;

export const cityLine = `${officeCity.name}, ${officeCity.region} ${officeCity.postalCode}`;
