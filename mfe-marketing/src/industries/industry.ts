import type { Practice } from '@portal/contracts/practices';
import type { IndustryId } from './industry-icons.ts';

export interface TextItem {
  title: string;
  text: string;
}

/** A section of the industries page. `id` is its anchor, which other pages link to. */
export interface Industry {
  id: IndustryId;
  /** Sets the section's colour and drawing. */
  practice: Practice;
  /** Short name, for the tile. */
  name: string;
  heading: string;
  intro: string;
  capabilities: readonly [TextItem, TextItem, TextItem, TextItem];
  highlight: string;
  challenges?: readonly TextItem[];
  financing?: readonly TextItem[];
  benefits?: readonly string[];
}
