import type { CitySlug } from '@portal/contracts/cities';
import type { TopicOfKind } from '@portal/contracts/city-topics';
import type { IndustryId } from '@portal/contracts/industries';
import type { Practice } from '@portal/contracts/practices';
import type { ServiceSlug } from '@portal/contracts/services';
import type { AnswerTexts } from '@portal/ui/answers';

interface TextItem {
  title: string;
  text: string;
}

/** A kind of building or a job, with the industry that it belongs to. */
export interface Example extends TextItem {
  industry?: IndustryId;
}

interface Question {
  question: string;
  answer: string;
}

interface Highlight {
  value: string;
  label: string;
}

/** Title and description of a page, as in search results and link previews. */
interface PageMetadata {
  title: string;
  description: string;
}

/** The landing page of one city. */
export interface City extends PageMetadata {
  slug: CitySlug;
  headline: string;
  lead: string;
  answers: AnswerTexts;
  /** Figures of the website specification, which has them for Austin only. */
  stats?: Highlight[];
  /** In place of figures. */
  firstSteps?: string[];
  features: { title: string; intro: string; items: (TextItem & { practice: Practice })[] };
  coverage: { title: string; intro: string; areas: string[]; elsewhere: string };
  industries: { title: string; intro: string; items: { name: string; industry: IndustryId }[] };
  services: { title: string; intro: string; groups: { practice: Practice; slugs: ServiceSlug[] }[] };
  project: { title: string; text: string; results: Highlight[]; link: string };
  faq: { title: string; items: Question[] };
  invitations: { afterServices: TextItem; closing: TextItem };
}

interface TopicPage extends PageMetadata {
  city: CitySlug;
  headline: string;
  lead: string;
  answers: AnswerTexts;
  faq: { title: string; items: Question[] };
  /** Related pages of `/services`, the most relevant first. */
  services: [ServiceSlug, ...ServiceSlug[]];
  closing: TextItem;
}

export type PracticeSection = 'places' | 'approach' | 'table' | 'steps' | 'document';

/** One practice in one city, e.g. cabling in San Antonio. */
export interface CityPractice extends TopicPage {
  topic: TopicOfKind<'practice'>;
  /** The middle of the page in order, the most useful section first. */
  sections: readonly PracticeSection[];
  places: { title: string; intro: string; items: Example[] };
  approach: { title: string; paragraphs: string[] };
  table: { title: string; columns: [string, string]; rows: [string, string][] };
  steps: { title: string; items: TextItem[] };
}

export type PartnerSection = 'fit' | 'products' | 'suitability' | 'jobs' | 'document';

/** One partner's equipment in one city, e.g. Brivo in Austin. */
export interface CityPartner extends TopicPage {
  topic: TopicOfKind<'partner'>;
  /** The middle of the page in order, the most useful section first. */
  sections: readonly PartnerSection[];
  fit: { title: string; paragraphs: string[] };
  products: { title: string; columns: [string, string]; rows: [string, string][] };
  suitability: { title: string; suits: string; suitsItems: string[]; elsewhere: string; elsewhereItems: string[] };
  jobs: { title: string; items: Example[] };
}
