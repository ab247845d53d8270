import type { RetentionDays } from './retention.ts';

/** Settings of the site: the company and this installation. Pages get them when they are rendered, not when they are built. */
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
  /** Whether statements that the client has not confirmed are shown, marked as samples (see client-statement.ts). */
  content: 'samples' | 'confirmed';
  analytics: Analytics;
  /** Share of documents that report failures and speed to the API, 0 to 1. Absent: all. */
  fieldReports?: number;
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
 * Returns the company's number in international form (E.164), e.g. `+15125550142`. A number of ten digits is American and gets `+1`. Only for
 * `COMPANY_PHONE`, which the start checks against `findTelephone`; that one needs tables that pages for visitors do not load.
 */
export const internationalPhone = (phone: string): string => dialed(phone).number;

/** Returns the `tel:` link of the company's number, which also works for callers abroad. */
export function phoneHref(phone: string): string {
  const { number, extension } = dialed(phone);
  return `tel:${number}${extension && `;ext=${extension}`}`;
}

function dialed(phone: string): { number: string; extension: string } {
  const [, main = '', extension = ''] = /^(.+?)(?:\s*(?:ext\w*\.?|x|#)\s*(\d{1,7}))?$/i.exec(phone.trim()) ?? [];
  const digits = main.replace(/^(\+\d+\s*)\(0\)/, '$1').replace(/\D/g, '');
  if (main.startsWith('+')) return { number: `+${digits}`, extension };
  if (digits.startsWith('00')) return { number: `+${digits.slice(2)}`, extension };
  return { number: digits.length === 10 ? `+1${digits}` : /^1\d{10}$/.test(digits) ? `+${digits}` : digits, extension };
}

export const cityLine = `${officeCity.name}, ${officeCity.region} ${officeCity.postalCode}`;
