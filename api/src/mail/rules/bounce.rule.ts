import type { Rule } from './rule.ts';

/** A mail server says what became of a mail of ours. */
export const bounce: Rule = ({ mail }) => (mail.report ? { kind: 'bounce' } : undefined);
