import type { SubmissionKind } from '@portal/contracts/lead';
import type { SpamVerdict } from '../spam/spam-score.ts';

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
  /** What that page was about; what the visitor chose counts more. */
  pageService: string | null;
  referrerHost: string | null;
  utm: Record<string, string>;
  release: string | null;
}

/**
 * A submission as the database function `take_in` and the journal take it. It is complete: nothing in it depends on
 * when it is stored, so one that had to wait is the same as one that had not.
 */
export interface Submission extends SentForm, Attribution, SpamVerdict {
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
}

/** What the visitor is told: the same each time the same form arrives. */
export interface Receipt {
  reference: string;
  receivedAt: string;
  /** The stored form's number; not known while it waits in the journal. */
  id?: number;
}
