import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../rules.ts';
import type { Outline } from './in-page/outline.ts';

/** Returns an error for each difference between a page and the document that was sent. Visitors would see it change. */
export function compareOutlines(sent: Outline, shown: Outline): Violation[] {
  const changes = [
    sent.title !== shown.title && `the title from "${sent.title}" to "${shown.title}"`,
    sent.text !== shown.text && `the text: ${firstDifference(sent.text.split(' '), shown.text.split(' '), ' ')}`,
    ...(['landmarks', 'targets'] as const).map(
      (name) =>
        sent[name].join('\n') !== shown[name].join('\n') &&
        `the ${name === 'landmarks' ? 'landmarks and headings' : 'targets of links and forms'}: ${firstDifference(sent[name], shown[name], ', ')}`,
    ),
  ];
  return changes
    .filter((change) => typeof change === 'string')
    .map((change) => violation('changed-content', `Scripts change ${change}.`));
}

/** Returns a few items of both lists, starting at the first difference. */
function firstDifference(before: string[], after: string[], separator: string): string {
  const start = before.findIndex((item, index) => item !== after[index]);
  const from = start === -1 ? before.length : start;
  const excerpt = (items: string[]) => items.slice(from, from + 8).join(separator) || 'nothing';
  return `"${excerpt(before)}" became "${excerpt(after)}"`;
}
