import { decide } from '../mail/rules/decide.ts';
import type { OwnAddresses } from '../mail/rules/own-addresses.ts';
import { parseMail } from '../mail/rules/parse-mail.ts';
import type { Decision, Known } from '../mail/rules/rule.ts';

export const own: OwnAddresses = {
  addresses: ['info@lumenward.example'],
  domains: ['lumenward.example'],
  authservId: 'mx.lumenward.example',
};

export const nothingKnown: Known = { isSentByUs: false, colleagueId: null, thread: undefined, leadOfSender: null };
export const inConversation: Partial<Known> = { thread: { leadId: 1, evidence: 'references' } };

/** Returns what the rules say of a raw mail. */
export const judge = async (raw: Buffer, known: Partial<Known> = {}): Promise<Decision> =>
  decide(await parseMail(raw, own), { ...nothingKnown, ...known }, own);
