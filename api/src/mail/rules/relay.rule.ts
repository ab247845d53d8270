import { isMailingList } from './bulk.ts';
import { isConversation } from './conversation.rule.ts';
import type { Rule } from './rule.ts';

/** A form service, a portal or our own group passes on what a person wrote. */
export const relay: Rule = ({ mail, sender, own, known: { thread } }) => {
  if (!sender || sender.address === mail.from?.address) return undefined;
  return { kind: isMailingList(mail, own) && !isConversation(thread) ? 'bulk' : 'message' };
};
