/** Facts about the company and this installation that pages show. Read when pages are composed, never built in. */
export interface Site {
  /** Origin without a trailing slash, e.g. `https://www.example.com`: canonical links and the sitemap start with it. */
  url: string;
  company: string;
  /** As shown, e.g. `512-555-0142`; `tel:` links keep its digits. */
  phone: string;
  email: string;
  /** Street and house number; the city line is fixed by `cityLine`. */
  street: string;
  socialUrl: string;
  /** Address of the embeddable approach video; empty when there is none. */
  videoUrl: string;
  analytics: Analytics;
}

/** Who counts page views. */
export interface Analytics {
  /** Missing where nobody does. */
  provider?: 'plausible' | 'ga4';
  /** Address of the provider's script. */
  src: string;
  /** The site's name at the provider: a domain for Plausible, `G-…` for Google Analytics. */
  id: string;
}

export const cityLine = 'Austin, TX 78701';
