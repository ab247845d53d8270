import { cut } from '@portal/contracts/storable-text';
import { textLimits } from '@portal/contracts/text-limits';
import { scoreSpam } from '../../intake/spam/spam-score.ts';
import type { SpamReason } from '../../intake/submission/new-request.ts';
import { type NewRequest, newRequest } from '../../intake/submission/new-request.ts';
import { newText } from '../rules/quotes.ts';
import type { JudgedMail } from './insert-message.ts';

const maxMessage = 20_000;

/** Signs of mass mail, which only counts if the sender is not in a conversation with us. Each alone holds a mail back. */
const mailReasons: ((mail: JudgedMail) => SpamReason | false)[] = [
  ({ kind }) =>
    kind === 'bulk' && { name: 'bulk-mail', points: 50, sentence: 'It is a newsletter, or comes from a mailing list.' },
  ({ sender }) => !sender && { name: 'no-sender', points: 50, sentence: 'It names no sender.' },
];

interface Circumstances extends Pick<NewRequest, 'key' | 'receivedAt' | 'responseDueAt'> {
  /** A colleague has forwarded it: their address identifies nobody. */
  isOfStaff: boolean;
  /** It belongs to a conversation, so it gets no spam check. */
  isAnswer: boolean;
}

/** Returns the request that a mail of a person is, with its sender as the person. */
export function toRequest(mail: JudgedMail, { isOfStaff, isAnswer, ...times }: Circumstances): NewRequest {
  const { sender, from } = mail;
  const email = (!isOfStaff && sender?.address) || null;
  const content = {
    kind: 'email' as const,
    // An address is no name.
    name: cut((sender ?? from)?.name ?? '', textLimits.name) || (isOfStaff && sender?.address) || null,
    company: null,
    email: email && email.length <= textLimits.email ? email : null,
    phone: null,
    service: null,
    message: cut(newText(mail), maxMessage) || mail.subject || null,
  };
  return newRequest({ ...content, ...times, ...(isAnswer ? {} : scoreMail(mail, content)) });
}

function scoreMail(mail: JudgedMail, content: Parameters<typeof scoreSpam>[0]) {
  const assessment = scoreSpam(content, {});
  const spamReasons = [
    ...assessment.spamReasons,
    ...mailReasons.map((rule) => rule(mail)).filter((reason) => reason !== false),
  ];
  return { ...assessment, spamReasons, spamScore: spamReasons.reduce((sum, { points }) => sum + points, 0) };
}
