import type { Rule } from './decide.ts';

/** Whatever its headers say of lists: who answers us is no newsletter. */
export const conversation: Rule = ({ known: { thread } }) =>
  thread && thread.evidence !== 'address' ? { kind: 'message' } : undefined;
