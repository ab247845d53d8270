import type { RetentionDays } from './retention.ts';

/** Facts about the company and this installation. Pages get them when they are rendered, not when they are built. */
export interface Site {
  /** Origin without a trailing slash, e.g. `https://www.example.com`: canonical links and the sitemap start with it. */
  url: string;
  company: string;
  /** As shown, e.g. `512-555-0142`. Links have it in international form (see `phoneHref`). */
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
  /** As in `BUSINESS_HOURS`, e.g. `Mon-Fri 08:00-18:00` (see `readWeek`). An older publisher does not pass it. */
  businessHours?: string;
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

/**
 * Returns the number in international form (E.164), e.g. `+15125550142`. A number of ten digits is American and gets `+1`;
 * other numbers without a `+` keep their digits, because their country is not known.
 */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 10 && !phone.includes('+')) return `+1${digits}`;
  return phone.includes('+') || /^1\d{10}$/.test(digits) ? `+${digits}` : digits;
}

/** Returns the `tel:` link of a number, which also works for callers abroad. */
export const phoneHref = (phone: string) => `tel:${internationalPhone(phone)}`;

export const cityLine = `${officeCity.name}, ${officeCity.region} ${officeCity.postalCode}`;
