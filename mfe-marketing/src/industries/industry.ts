import type { IndustryId } from '@portal/contracts/industries';
import type { Practice } from '@portal/contracts/practices';
import type { ServiceSlug } from '@portal/contracts/services';

export interface TextItem {
  title: string;
  text: string;
}

/** A section of the industries page. `id` is its anchor, which other pages link to. */
export interface Industry {
  id: IndustryId;
  /** Sets the section's colour. */
  practice: Practice;
  heading: string;
  intro: string;
  capabilities: readonly [TextItem, TextItem, TextItem, TextItem];
  highlight: string;
  /** What the contact link is about: `Talk about your jobsite`. */
  place: string;
  /** Services that the texts name. */
  services: readonly ServiceSlug[];
  challenges?: readonly TextItem[];
  financing?: readonly TextItem[];
  benefits?: readonly string[];
}
