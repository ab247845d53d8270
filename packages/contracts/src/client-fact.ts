import type { Site } from './site.ts';

/**
 * Something that only the client knows: a quote, a client's name, a license number. A sample stands in until the client has
 * confirmed the real one.
 */
export interface ClientFact<Value> {
  /** What it is, for the list of `npm run facts`. */
  about: string;
  status: 'sample' | 'confirmed';
  value: Value;
}

/** Returns the value, or nothing for a sample on a site that shows confirmed facts only. */
export const shownValue = <Value>(
  { status, value }: ClientFact<Value>,
  { content }: Pick<Site, 'content'>,
): Value | undefined => (status === 'confirmed' || content === 'samples' ? value : undefined);
