import type { Practice } from '@portal/contracts/practices';
import type { ServiceSlug } from './services.content.ts';
import type { PartnerSlug, PracticeTopicSlug } from './topics.content.ts';

export type CitySlug = 'austin' | 'san-antonio';

export interface Entry {
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** What search results and link previews show. */
export interface Listing {
  title: string;
  description: string;
}

/** The landing page of one city. */
export interface City extends Listing {
  slug: CitySlug;
  headline: string;
  lead: string;
  stats: { value: string; label: string }[];
  features: { title: string; intro: string; items: (Entry & { practice: Practice })[] };
  coverage: { title: string; intro: string; areas: string[]; elsewhere: string };
  industries: { title: string; intro: string; items: { name: string; anchor: string }[] };
  services: { title: string; intro: string; groups: { practice: Practice; slugs: ServiceSlug[] }[] };
  project: { title: string; text: string; results: { value: string; label: string }[]; link: string };
  faq: { title: string; items: Question[] };
  invitations: { afterServices: Entry; closing: Entry };
}

interface CityTopicPage extends Listing {
  city: CitySlug;
  headline: string;
  lead: string;
  faq: { title: string; items: Question[] };
  /** Pages of `/services` that tell more, the closest first. */
  services: [ServiceSlug, ...ServiceSlug[]];
  closing: Entry;
}

/** One practice in one city, e.g. cabling in San Antonio. */
export interface CityTopic extends CityTopicPage {
  topic: PracticeTopicSlug;
  places: { title: string; intro: string; items: Entry[] };
  approach: { title: string; paragraphs: string[] };
  table: { title: string; columns: [string, string]; rows: [string, string][] };
  steps: { title: string; items: Entry[] };
}

/** One partner's equipment in one city, e.g. Brivo in Austin. */
export interface CityPartner extends CityTopicPage {
  topic: PartnerSlug;
  fit: { title: string; paragraphs: string[] };
  products: { title: string; columns: [string, string]; rows: [string, string][] };
  weigh: { title: string; suits: string; suitsItems: string[]; elsewhere: string; elsewhereItems: string[] };
  jobs: { title: string; items: Entry[] };
}
