import { createHash } from 'node:crypto';
import { compressed } from './compressed.ts';

/** A finished document in every form it travels in. */
export interface Page {
  html: Buffer;
  etag: string;
  /** Brotli and gzip, made the first time somebody asks and kept. */
  encoded(): Promise<{ br: Buffer; gzip: Buffer }>;
}

export function page(document: string): Page {
  const html = Buffer.from(document);
  let encoded: ReturnType<Page['encoded']> | undefined;
  return {
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    encoded() {
      encoded ??= compressed(html);
      return encoded;
    },
  };
}
