import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../release/violations.ts';
import type { Outline } from './in-page/outline.ts';

/** Words that scripts may replace by others, e.g. in a carousel: so many, or this share of all. */
const maxReplaced = { words: 40, share: 0.1 };
/** Words that may disappear, e.g. of a label. */
const maxRemovedWords = 8;
/** Links of one slide of a carousel. */
const maxRemovedLinks = 2;
const phoneNumber = /\d{3}[ .-]\d{3,4}[ .-]\d{3,4}/;

/**
 * Returns an error for each loss against the document that was sent. Search engines read that one, and visitors would see it change. Text
 * that follows the clock, a countdown or a carousel is no loss.
 */
export function compareOutlines(sent: Outline, shown: Outline): Violation[] {
  const removedTargets = missing(sent.targets, shown.targets);
  const isLink = (target: string) => /^[/#?]/.test(target);
  const removedLinks = removedTargets.filter(isLink);
  return [
    ...changeOf('the title', [sent.title], [shown.title]),
    ...changeOf('the metadata', sent.metadata, shown.metadata),
    ...changeOf('the landmarks and the heading', sent.landmarks, shown.landmarks),
    ...lostText(sent.text.split(' '), shown.text.split(' ')),
    ...removedTargets.filter((target) => !isLink(target)).map((target) => loss(`the target ${target}`)),
    ...(removedLinks.length > maxRemovedLinks ? [loss(`links: ${removedLinks.slice(0, 8).join(', ')}`)] : []),
  ];
}

function changeOf(what: string, before: string[], after: string[]): Violation[] {
  const [removed, added] = [missing(before, after), missing(after, before)];
  if (removed.length + added.length === 0) return [];
  return [violation('changed-content', `Scripts change ${what}: ${quote(removed)} became ${quote(added)}.`)];
}

function lostText(before: string[], after: string[]): Violation[] {
  const removed = missing(before, after);
  const added = missing(after, before);
  const isReplaced = removed.length > maxReplaced.words && removed.length > before.length * maxReplaced.share;
  const isRemoved = removed.length - added.length > maxRemovedWords;
  const isPhone = removed.some((word) => phoneNumber.test(word));
  return isReplaced || isRemoved || isPhone ? [loss(`words: ${quote(removed)}`)] : [];
}

const loss = (what: string) => violation('changed-content', `Scripts remove ${what}.`);

/** Returns the items of a list that another list does not have, or has less often. */
function missing(items: string[], others: string[]): string[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  return items.filter((item) => {
    const count = counts.get(item) ?? 0;
    counts.set(item, count - 1);
    return count <= 0;
  });
}

const quote = (items: string[]) => (items.length > 0 ? `"${items.slice(0, 8).join(' ')}"` : 'nothing');
