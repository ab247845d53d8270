import type { Practice } from '@portal/contracts/practices';
import type { AnswerTexts } from '@portal/ui/answers';

interface Part<Item> {
  title: string;
  items: readonly Item[];
}

/** A service for the owner of a shop, a landlord or a church. */
export interface SpanishService {
  path: string;
  practice: Practice;
  name: string;
  title: string;
  /** For search results and link previews, 110 to 160 characters. */
  description: string;
  lead: string;
  answers: AnswerTexts;
  overview: { title: string; paragraphs: readonly string[] };
  readers: Part<{ title: string; text: string }>;
  /** Limits and planning values, with the sources of the English page. */
  figures: Part<{ value: string; label: string }>;
  steps: Part<{ title: string; text: string }>;
  faq: Part<{ question: string; answer: string }>;
  closing: { title: string; text: string };
}
