import { isVouchedFor } from './own-addresses.ts';
import type { Rule } from './rule.ts';

/** Anybody can write a colleague's address: it counts only if our mail server vouches for it. */
export const colleague: Rule = ({ mail, sender, known: { colleagueId } }) =>
  colleagueId !== null && sender?.address === mail.from?.address && sender && isVouchedFor(sender, mail)
    ? { kind: 'message', colleagueId }
    : undefined;
