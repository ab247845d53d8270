import type { Practice } from '@portal/contracts/practices';
import type { IndustryId } from './industry-icons.ts';

export interface Card {
  title: string;
  text: string;
}

/** A section of the industries page; `id` is its anchor, which other pages and printed matter link to. */
export interface Industry {
  id: IndustryId;
  /** The practice most asked for there: it lends the section its hue and its drawing. */
  practice: Practice;
  /** Short name for the tile. */
  name: string;
  heading: string;
  intro: string;
  capabilities: readonly [Card, Card, Card, Card];
  highlight: string;
  challenges?: readonly Card[];
  financing?: readonly Card[];
  benefits?: readonly string[];
}
