import { blockId, type PageFacts } from './page-facts.ts';

/** Returns the facts of this document. Throws when it has none. */
export function readPageFacts(): PageFacts {
  const block = document.getElementById(blockId);
  if (!block?.textContent) throw new Error('The document has no page facts.');
  return JSON.parse(block.textContent);
}
