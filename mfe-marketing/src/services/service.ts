import type { Practice } from '@portal/contracts/practices';
import type { PartnerName } from '../partners/partners.content.ts';
import type { ServiceSlug } from './solutions.content.ts';

export interface Entry {
  title: string;
  text: string;
}

/** Everything a service's page says. One record per service; the template is `service-page.tsx`. */
export interface Service {
  slug: ServiceSlug;
  practice: Practice;
  name: string;
  /** The page's heading: what the client gets, in a line. */
  title: string;
  /** For search results and link previews, at most 160 characters. */
  description: string;
  lead: string;
  what: readonly string[];
  fits: readonly Entry[];
  /** Numbers of the trade that we plan with. */
  figures: readonly { value: string; label: string }[];
  steps: readonly Entry[];
  faq: readonly { question: string; answer: string }[];
  partners: readonly PartnerName[];
  related: readonly ServiceSlug[];
  closing: Entry;
}
