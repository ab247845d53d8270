import type { Practice } from '@portal/contracts/practices';
import type { PartnerName } from '../partners/partners.content.ts';
import type { ServiceSlug } from './solutions.content.ts';

interface TextItem {
  title: string;
  text: string;
}

/** Content of a service's page. The template is `service-template.tsx`. */
export interface Service {
  slug: ServiceSlug;
  practice: Practice;
  name: string;
  /** Heading of the first section. */
  title: string;
  /** For search results and link previews, at most 160 characters. */
  description: string;
  lead: string;
  what: readonly string[];
  fits: readonly TextItem[];
  /** Planning values. */
  figures: readonly { value: string; label: string }[];
  steps: readonly TextItem[];
  faq: readonly { question: string; answer: string }[];
  partners: readonly PartnerName[];
  related: readonly ServiceSlug[];
  closing: TextItem;
}
