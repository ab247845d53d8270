import type { Site } from './site.ts';

/**
 * A statement that only the client can confirm: a quote, a client's name, a license number. A sample stands in until the client has
 * confirmed the real one.
 */
export interface ClientStatement<Value> {
  /** What it is, for the list of `npm run statements`. */
  about: string;
  status: 'sample' | 'confirmed';
  value: Value;
}

/** Returns the value, or nothing for a sample on a site that shows confirmed statements only. */
export const shownValue = <Value>(
  { status, value }: ClientStatement<Value>,
  { content }: Pick<Site, 'content'>,
): Value | undefined => (status === 'confirmed' || content === 'samples' ? value : undefined);
