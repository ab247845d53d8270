import { automatic } from './automatic.rule.ts';
import { bounce } from './bounce.rule.ts';
import { colleague } from './colleague.rule.ts';
import { conversation } from './conversation.rule.ts';
import { firstMail } from './first-mail.rule.ts';
import { isOwn, isVouchedFor, type OwnAddresses } from './own-addresses.ts';
import { ownMail } from './own-mail.rule.ts';
import type { Mailbox, MailKind, ParsedMail } from './parsed-mail.ts';
import { relay } from './relay.rule.ts';
import { senderOf } from './sender.ts';

/** How an incoming mail found its lead. */
export type ThreadEvidence = 'reply-address' | 'references' | 'address';

export interface Thread {
  /** The lead that the evidence names, which may have been merged into another one. */
  leadId: number;
  evidence: ThreadEvidence;
}

/** What the database knows about a mail. */
export interface Known {
  /** Whether its Message-ID is that of a mail that we have sent. */
  isSentByUs: boolean;
  /** The enabled account with the address of the sender (`senderOf`). */
  colleagueId: number | null;
  thread: Thread | undefined;
  /** The lead of the sender's address. */
  leadOfSender: number | null;
}

/** A mail with what rules need of its sender. */
export interface Judged {
  mail: ParsedMail;
  sender: Mailbox | null;
  own: OwnAddresses;
  known: Known;
}

export interface Ruling {
  kind: MailKind;
  /** Set only if our mail server vouches for the address. */
  colleagueId?: number;
}

export interface Decision extends Required<Omit<Ruling, 'colleagueId'>> {
  rule: string;
  /** Who wrote the mail; null if no person is named. */
  sender: Mailbox | null;
  colleagueId: number | null;
  /** The mail names an address of a colleague or ourselves, and nobody vouches for it. Staff see "claims to be …". */
  claims: 'colleague' | null;
}

export type Rule = (judged: Judged) => Ruling | undefined;

/** The rules in the order in which they apply. What none is sure of is a message that staff see. */
const rules: readonly (readonly [name: string, rule: Rule])[] = [
  ['own mail', ownMail],
  ['bounce', bounce],
  ['automatic', automatic],
  ['colleague', colleague],
  ['relay', relay],
  ['conversation', conversation],
  ['first mail', firstMail],
];

/** Says what a mail is, and who wrote it. */
export function decide(mail: ParsedMail, known: Known, own: OwnAddresses): Decision {
  const judged: Judged = { mail, known, own, sender: senderOf(mail, own) };
  for (const [name, rule] of rules) {
    const ruling = rule(judged);
    if (ruling) return decisionOf(name, ruling, judged);
  }
  return decisionOf('none', { kind: 'message' }, judged);
}

function decisionOf(rule: string, ruling: Ruling, judged: Judged): Decision {
  const colleagueId = ruling.colleagueId ?? null;
  const claims = colleagueId === null && namesUs(judged) ? 'colleague' : null;
  return { rule, kind: ruling.kind, sender: judged.sender, colleagueId, claims };
}

function namesUs({ mail, sender, own, known }: Judged): boolean {
  if (sender) return known.colleagueId !== null;
  return mail.from !== null && isOwn(mail.from.address, own) && !isVouchedFor(mail.from, mail);
}
