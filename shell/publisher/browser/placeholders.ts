import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../release/violations.ts';
import type { Outline } from './in-page/outline.ts';

/** What templates show instead of a value. "Terms left undefined" is English. */
const placeholders = [
  /(?<!\b(?:is|are|was|were|be|been|an|left|leaves|remains?|otherwise|or|and) )undefined(?![a-z])/,
  /NaN(?![a-z])|Invalid Date|\[object Object\]/,
  /\{\{|\}\}|\$\{/,
  /\blorem ipsum\b/i,
  // Escaped twice.
  /&(?:amp|nbsp|quot|apos|lt|gt|#\d+);/,
];
/** A key of a translation: `contact.form.title`. Names of hosts look the same, but are links, or end with a known domain. */
const translationKey =
  /(?<![\w@/.-])(?!\S+\.(?:com|org|net|io|dev|gov|edu|uk|us|example)\b)[a-z][a-zA-Z]*(?:\.[a-z][a-zA-Z_]*){2,}(?![\w@/.-])/g;

/** Returns an error for the first placeholder in the title, the text or a link to call or write of a page. */
export function findPlaceholders({ title, text, targets }: Outline): Violation[] {
  const contacts = targets.filter((target) => /^(tel|mailto):/.test(target));
  const content = [title, text, ...contacts].join(' ');
  const indexes = placeholders.map((placeholder) => content.search(placeholder));
  const isLinked = (name: string) => targets.some((target) => target.includes(name));
  const key = [...content.matchAll(translationKey)].find(([name]) => !isLinked(name));
  const index = [...indexes, key?.index ?? -1].find((found) => found >= 0);
  if (index === undefined) return [];
  return [violation('content', `The page shows "${content.slice(Math.max(0, index - 40), index + 40)}".`)];
}
