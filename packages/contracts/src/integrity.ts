import { createHash } from 'node:crypto';

/** What `release.json` says of a file's content, in subresource-integrity form: `sha384-` and the digest in base64. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
