import type { Site } from './site.ts';

export interface GivenStatement<Value> {
  /** What it is, for the list of `npm run statements`. */
  about: string;
  status: 'sample' | 'confirmed';
  value: Value;
}

interface MissingStatement {
  about: string;
  status: 'missing';
  value?: undefined;
}

/**
 * A statement that only the client can confirm: a quote, a client's name, a license number. A sample stands in until the client has
 * confirmed the real one. Where a sample would mislead, as for a price or a face, nothing is shown until then: it is missing.
 */
export type ClientStatement<Value> = GivenStatement<Value> | MissingStatement;

/** Returns the value, or nothing for a missing one, and for a sample on a site that shows confirmed statements only. */
export const shownValue = <Value>(
  { status, value }: ClientStatement<Value>,
  { content }: Pick<Site, 'content'>,
): Value | undefined => (status === 'confirmed' || content === 'samples' ? value : undefined);
