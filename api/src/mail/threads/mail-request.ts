import { readableEmail } from '@portal/contracts/readable-email';
import { cut } from '@portal/contracts/storable-text';
import { textLimits } from '@portal/contracts/text-limits';
import { scoreSpam } from '../../intake/spam/spam-score.ts';
import type { SpamReason } from '../../intake/submission/new-request.ts';
import { type NewRequest, newRequest } from '../../intake/submission/new-request.ts';
import { isConversation } from '../rules/conversation.rule.ts';
import type { Decision, Thread } from '../rules/decide.ts';
import { newText } from '../rules/new-text.ts';
import type { ParsedMail } from '../rules/parsed-mail.ts';

const maxMessage = 20_000;

type JudgedMail = ParsedMail & Pick<Decision, 'kind' | 'sender'>;

/** Signs of mass mail, which only counts if the sender is not in a conversation with us. Each alone holds a mail back. */
const mailReasons: ((mail: JudgedMail) => SpamReason | false)[] = [
  ({ kind }) =>
    kind === 'bulk' && { name: 'bulk-mail', points: 50, sentence: 'It is a newsletter, or comes from a mailing list.' },
  ({ from }) => !from && { name: 'no-sender', points: 50, sentence: 'It names no sender.' },
];

/** Returns the request that a mail of a person is. Answers in a conversation get no spam check. */
export function toRequest(
  mail: JudgedMail,
  thread: Thread | undefined,
  times: Pick<NewRequest, 'key' | 'receivedAt' | 'responseDueAt'>,
): NewRequest {
  const email = mail.sender?.address || null;
  const content = {
    kind: 'email' as const,
    name: cut((mail.sender ?? mail.from)?.name || (email && readableEmail(email)) || 'Unknown sender', textLimits.name),
    company: null,
    email: email && email.length <= textLimits.email ? email : null,
    phone: null,
    service: null,
    message: cut(newText(mail), maxMessage) || mail.subject || null,
  };
  return newRequest({ ...content, ...times, ...(isConversation(thread) ? {} : scoreMail(mail, content)) });
}

function scoreMail(mail: JudgedMail, content: Parameters<typeof scoreSpam>[0]) {
  // No mail program solves the proof of work, but staff see held mail.
  const assessment = scoreSpam(content, {}, true);
  const spamReasons = [
    ...assessment.spamReasons,
    ...mailReasons.map((rule) => rule(mail)).filter((reason) => reason !== false),
  ];
  return { ...assessment, spamReasons, spamScore: spamReasons.reduce((sum, { points }) => sum + points, 0) };
}
