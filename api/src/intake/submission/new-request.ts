import type { Language } from '@portal/contracts/language';
import type { FormKind, RequestKind } from '@portal/contracts/lead';
import { contentDigest, referenceOf } from './idempotency-key.ts';
import { emailIdentity, phoneIdentity } from './lead-identity.ts';

/** What a person asks, and who it is. */
export interface RequestContent {
  kind: RequestKind;
  /** Missing in a journal of an earlier version. */
  language?: Language;
  /** Null: a mail without a name, or of a conversation. */
  name: string | null;
  company: string | null;
  email: string | null;
  phone: string | null;
  service: string | null;
  message: string | null;
}

/** The fields of both forms, trimmed. `name` is the full name, also where the form asks for it in two parts. */
export interface FormInput extends RequestContent {
  kind: FormKind;
  name: string;
  firstName?: string;
  lastName?: string;
  email: string;
}

/** The body of a request with a form. */
export interface SubmittedForm {
  /** The form's own id, if it has one. */
  submissionId?: string | null;
  toForm(): FormInput;
}

/** Where the visitor came from. */
export interface Attribution {
  /** Path of the page with the form. */
  page: string | null;
  /** Path of the first page of the visit. */
  landing: string | null;
  city: string | null;
  /** The service the page is about. The visitor's own choice takes precedence. */
  pageService: string | null;
  referrerHost: string | null;
  utm: Record<string, string>;
  release: string | null;
}

/** What the form said when it was sent. */
export interface FormWording {
  version: string;
  text: string;
}

/** Why a form looks like spam: a name for the code, points, and a sentence for staff. */
export interface SpamReason {
  name: string;
  points: number;
  sentence: string;
}

export interface SpamAssessment {
  spamScore: number;
  spamReasons: SpamReason[];
  /** Reason that the database adds when other addresses have sent the same message; null for short messages. */
  sameText: SpamReason | null;
}

/** A request as `RequestStore` and the journal take it (`newRequest`). Nothing in it depends on when it is stored. */
export interface NewRequest extends RequestContent, Attribution, SpamAssessment {
  /** Of the form of the case study. */
  firstName?: string;
  lastName?: string;
  /** Idempotency key: the form's own id, or one derived from the content. */
  key: string;
  digest: string;
  /** Short code that visitors can quote, derived from key and digest. */
  reference: string;
  receivedAt: string;
  responseDueAt: string;
  storedInJournalFirst: boolean;
  /** Null if the form did not name its version. */
  wording: FormWording | null;
  /** Identifies the lead. */
  emailIdentity: string | null;
  /** Suggests possible duplicates. */
  phoneIdentity: string | null;
  /** Of the request that brought the form. Missing in a journal of an earlier version. */
  traceId?: string | undefined;
}

/** What a mail of a conversation says of a person: its sender is on its message, and is not whom the lead is about. */
export const namesNobody = {
  name: null,
  company: null,
  email: null,
  phone: null,
  emailIdentity: null,
  phoneIdentity: null,
} as const;

type Given = RequestContent & Partial<NewRequest> & Pick<NewRequest, 'key' | 'receivedAt' | 'responseDueAt'>;

/**
 * Completes a request: digest, reference and identities follow from its content; what only visits of the website have is empty, unless it
 * is given.
 */
export function newRequest(given: Given): NewRequest {
  const digest = contentDigest(given);
  return {
    ...{ page: null, landing: null, city: null, pageService: null, referrerHost: null, utm: {}, release: null },
    ...{ spamScore: 0, spamReasons: [], sameText: null },
    ...{ storedInJournalFirst: false, wording: null },
    ...given,
    digest,
    reference: referenceOf(given.key, digest),
    emailIdentity: given.email && emailIdentity(given.email),
    phoneIdentity: phoneIdentity(given.phone),
  };
}

/** What the visitor gets; the same for a repeated form. */
export interface Receipt {
  reference: string;
  receivedAt: string;
  /** Id of the stored form; unknown while the request waits in the journal. */
  id?: number;
}
