import type { SubmissionKind } from '@portal/contracts/lead';

/** What a visitor typed, trimmed, as both forms name it. `name` is the whole name, also of who typed it in two parts. */
export interface SentForm {
  kind: SubmissionKind;
  name: string;
  firstName?: string;
  lastName?: string;
  company: string | null;
  email: string;
  phone: string | null;
  service: string | null;
  message: string | null;
}

/** Where a visitor came from, as far as it is known. */
export interface Attribution {
  /** The last page before the form. */
  page: string | null;
  /** The first page of the visit. */
  landing: string | null;
  city: string | null;
  /** The practice that page was about; what the visitor chose counts more. */
  practice: string | null;
  referrerHost: string | null;
  utm: Record<string, string>;
  release: string | null;
}

/** Why a form looks like spam, or does not: a name for the machine, a sentence for staff. */
export interface SpamReason {
  name: string;
  points: number;
  sentence: string;
}

/**
 * A submission as the database function `take_in` and the journal take it. It is complete: nothing in it depends on
 * when it is stored, so one that had to wait is the same as one that had not.
 */
export interface Submission extends SentForm, Omit<Attribution, 'practice'> {
  key: string;
  /** Under which a repetition of a form without a key of its own may be known too. */
  earlierKey: string | null;
  digest: string;
  /** Short and easily read out; follows from key and content. */
  reference: string;
  receivedAt: string;
  responseDueAt: string;
  receivedWhileAway: boolean;
  emailIdentity: string;
  phoneIdentity: string | null;
  spamScore: number;
  spamReasons: SpamReason[];
  /** The score from which a submission of nobody known is put aside. */
  holdFrom: number;
  /** Added when others have lately sent the same words, which only the database can tell. */
  sameText: SpamReason | null;
}

/** What the visitor is told: the same each time the same form arrives. */
export interface Receipt {
  reference: string;
  receivedAt: string;
  /** The stored form's number; not known while it waits in the journal. */
  id?: number;
}
