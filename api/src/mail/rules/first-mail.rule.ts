import { isMailingList, isNewsletter } from './bulk.ts';
import type { Rule } from './rule.ts';

/** Whoever writes for the first time, or anew. */
export const firstMail: Rule = ({ mail, own }) => ({
  kind: isMailingList(mail, own) || isNewsletter(mail) ? 'bulk' : 'message',
});
