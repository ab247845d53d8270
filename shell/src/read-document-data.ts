import { blockId, type DocumentData } from '@portal/contracts/document-data';

/** Returns the data of this document. Throws when it has none. */
export function readDocumentData(): DocumentData {
  const block = document.getElementById(blockId);
  if (!block?.textContent) throw new Error('The document has no block of data.');
  return JSON.parse(block.textContent);
}
