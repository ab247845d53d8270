import { automatic } from './automatic.rule.ts';
import { bounce } from './bounce.rule.ts';
import { colleague } from './colleague.rule.ts';
import { conversation } from './conversation.rule.ts';
import { firstMail } from './first-mail.rule.ts';
import { isOwn, isVouchedFor, type OwnAddresses } from './own-addresses.ts';
import { ownMail } from './own-mail.rule.ts';
import type { ParsedMail } from './parsed-mail.ts';
import { relay } from './relay.rule.ts';
import type { Decision, Judged, Known, Rule, Ruling } from './rule.ts';
import { senderOf } from './sender.ts';

export type { Decision, Known, Thread, ThreadEvidence } from './rule.ts';

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
