import { automatic } from './automatic.ts';
import { isMailingList, isNewsletter } from './bulk.ts';
import { isOwn, isVouchedFor, type OwnAddresses } from './own-addresses.ts';
import type { ParsedMail } from './parsed-mail.ts';
import type { Decision, Judged, Known, Ruling, Thread } from './rule.ts';
import { senderOf } from './sender.ts';

/** Says what a mail is, and who wrote it: the first rule that is sure decides. What none is sure of is a message that staff see. */
export function decide(mail: ParsedMail, known: Known, own: OwnAddresses): Decision {
  const judged: Judged = { mail, known, own, sender: senderOf(mail, own) };
  const { kind, colleagueId = null } =
    ownMail(judged) ??
    bounce(judged) ??
    automatic(judged) ??
    colleague(judged) ??
    relay(judged) ??
    conversation(judged) ??
    firstMail(judged);
  return {
    kind,
    sender: judged.sender,
    colleagueId,
    claims: colleagueId === null && namesUs(judged) ? 'colleague' : null,
  };
}

/**
 * A mail of ours that came back: a copy, a list, a colleague's rule. Our address as `From` is no sign: groups and web forms write it into
 * the mails of customers.
 */
const ownMail = ({ known: { isSentByUs } }: Judged): Ruling | undefined => (isSentByUs ? { kind: 'own' } : undefined);

/** A mail server says what became of a mail of ours. */
const bounce = ({ mail }: Judged): Ruling | undefined => (mail.report ? { kind: 'bounce' } : undefined);

/** Anybody can write a colleague's address: it counts only if our mail server vouches for it. */
const colleague = ({ mail, sender, known: { colleagueId } }: Judged): Ruling | undefined =>
  colleagueId !== null && sender?.address === mail.from?.address && sender && isVouchedFor(sender, mail)
    ? { kind: 'message', colleagueId }
    : undefined;

/** A form service, a portal or our own group passes on what a person wrote. */
function relay({ mail, sender, own, known: { thread } }: Judged): Ruling | undefined {
  if (!sender || sender.address === mail.from?.address) return undefined;
  return { kind: isMailingList(mail, own) && !isConversation(thread) ? 'bulk' : 'message' };
}

/** A mail that answers us is no newsletter, also with the headers of a mailing list. */
const conversation = ({ known: { thread } }: Judged): Ruling | undefined =>
  isConversation(thread) ? { kind: 'message' } : undefined;

/** A mail that answers nothing. */
const firstMail = ({ mail, own }: Judged): Ruling => ({
  kind: isMailingList(mail, own) || isNewsletter(mail) ? 'bulk' : 'message',
});

/** Whether a mail belongs to a conversation by more than the address of its sender. */
export const isConversation = (thread: Thread | undefined): thread is Thread =>
  thread !== undefined && thread.evidence !== 'address';

function namesUs({ mail, sender, own, known }: Judged): boolean {
  if (sender) return known.colleagueId !== null;
  return mail.from !== null && isOwn(mail.from.address, own) && !isVouchedFor(mail.from, mail);
}
