import { styleText } from 'node:util';
import type { Finding } from '@portal/contracts/verdict';

/** A verdict as a person reads it: rule by rule, and how to mend each. */
export const verdictText = (findings: Finding[]): string =>
  [...Map.groupBy(findings, ({ rule }) => rule)]
    .map(([rule, same]) =>
      [
        `\n  ${styleText('bold', rule)}`,
        ...same.map(({ what }) => `    ${what}`),
        styleText('dim', `    → ${same[0]?.fix}`),
      ].join('\n'),
    )
    .join('\n');
