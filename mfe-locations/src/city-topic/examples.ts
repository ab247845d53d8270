import { industryPath } from '../content/addresses.ts';
import type { Example } from '../content/city.ts';

/** Returns items of a `FeatureList` that link to their industries. */
export const linkExamples = (examples: readonly Example[]) =>
  examples.map(({ title, text, industry }) => ({ title, text, ...(industry && { to: industryPath(industry) }) }));
