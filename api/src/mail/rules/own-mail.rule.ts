import type { Rule } from './rule.ts';

/**
 * A mail of ours that came back: a copy, a list, a colleague's rule. Our address as `From` is no sign: groups and web forms write it into
 * the mails of customers.
 */
export const ownMail: Rule = ({ known: { isSentByUs } }) => (isSentByUs ? { kind: 'own' } : undefined);
