import type { Rule, Thread } from './rule.ts';

/** Whether a mail answers us, and is not only from an address that we know. */
export const isConversation = (thread: Thread | undefined): thread is Thread =>
  thread !== undefined && thread.evidence !== 'address';

/** Whatever its headers say of lists: who answers us is no newsletter. */
export const conversation: Rule = ({ known: { thread } }) => (isConversation(thread) ? { kind: 'message' } : undefined);
