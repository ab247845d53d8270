import { createHash } from 'node:crypto';

/** Returns the subresource-integrity value of a file: `sha256-` and the digest in base64. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
