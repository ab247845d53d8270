import { createHash } from 'node:crypto';

/** Returns the subresource-integrity value of a file: `sha384-` and the digest in base64. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
