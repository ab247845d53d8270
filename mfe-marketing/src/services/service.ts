import type { TopicSlug } from '@portal/contracts/city-topics';
import type { IndustryId } from '@portal/contracts/industries';
import type { Quantities } from '@portal/contracts/quantities';
import type { ServiceNames, ServiceSlug } from '@portal/contracts/services';
import type { AnswerTexts } from '@portal/ui/answers';
import type { ComponentType, ReactNode } from 'react';
import type { PartnerName } from '../partners/partners.content.ts';

interface TextItem {
  title: string;
  text: string;
}

/** Items under a heading that says their point. */
interface Group<Item> {
  title: string;
  items: readonly Item[];
}

/** A section of a service's page. After the hyphen: its layout, see `service-template.tsx`. */
export type ServiceSection =
  | 'document'
  | `overview${'' | '-columns' | '-figures'}`
  | `figures-${'strip' | 'table' | 'pairs'}`
  | `uses-${'columns' | 'rows' | 'cards'}`
  | `steps-${'timeline' | 'row' | 'grid'}`
  | `faq-${'rows' | 'columns'}`
  | 'prompt';

export interface ServiceContent {
  slug: ServiceSlug;
  /** The middle of the page in order: what a buyer of this service asks first is first. */
  sections: readonly ServiceSection[];
  /** What and where, for the document's title: at most 60 characters. */
  pageTitle: string;
  /** For search results and link previews, 110 to 160 characters. */
  description: string;
  lead: string;
  answers: AnswerTexts;
  overview: { title: string; paragraphs: readonly string[] };
  /** Limits and planning values. A comment names their source. */
  figures: Group<{ value: string; label: string }>;
  uses?: Group<TextItem>;
  steps?: Group<TextItem>;
  /** The calculator, with the numbers of an example for what this service counts. */
  sizing?: { title: string; example: Partial<Quantities> };
  faq: Group<{ question: string; answer: string }>;
  /** Text of the call to action in the middle of the page. */
  prompt: string;
  partners: readonly PartnerName[];
  related: readonly ServiceSlug[];
  /** Topics of the city pages that it links to. `hub` is the page of the city itself. */
  cityPages: readonly (TopicSlug | 'hub')[];
  industries: readonly IndustryId[];
  closing: TextItem;
}

/** An example of what a client gets, from @portal/drawings, with the texts of its section. */
export interface ServiceDocument {
  title: string;
  intro: string;
  sheet: ReactNode;
}

export type Service = ServiceContent & ServiceNames;

/** The pages of a practice's services. They share a chunk. */
export type ServicePages = Partial<Record<ServiceSlug, ComponentType>>;
