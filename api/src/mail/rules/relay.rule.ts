import { isMailingList } from './bulk.ts';
import type { Rule } from './decide.ts';

/** A form service, a portal or our own group passes on what a person wrote. */
export const relay: Rule = ({ mail, sender, own }) =>
  sender && sender.address !== mail.from?.address ? { kind: isMailingList(mail, own) ? 'bulk' : 'message' } : undefined;
