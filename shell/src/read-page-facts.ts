import { blockId, type PageFacts } from './page-facts.ts';

/** What the server tells this document's scripts. */
export function readPageFacts(): PageFacts {
  const block = document.getElementById(blockId);
  if (!block?.textContent) throw new Error('The document carries no page facts.');
  return JSON.parse(block.textContent);
}
