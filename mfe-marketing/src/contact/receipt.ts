import { formatDay } from '@portal/contracts/consultation';

/** The API's response to a consultation request. Earlier versions of the API send neither. */
export interface Receipt {
  /** e.g. `H7KQ-2M4X`. */
  reference?: string;
  /** Last day for the first answer, e.g. `2026-11-24`. */
  answerBy?: string;
}

/** Returns what happens after a request. */
export function nextStep({ reference, answerBy }: Receipt = {}): string {
  const time = answerBy ? `by the end of ${formatDay(answerBy)}` : 'within one business day';
  const quote = reference ? ` Your reference is ${reference}: have it at hand when you call.` : '';
  return `Your request has reached us. A designer will call or email you ${time}.${quote}`;
}
