import type { Transaction } from './transaction.ts';

/** The keys of all PostgreSQL advisory locks, which serve as mutexes between instances. Each feature has its own key. */
export const advisoryLocks = {
  /** Only one process migrates the database at a time. */
  migrations: 7_263_554_201,
  /** Merging and separating leads change several rows of a merge tree. */
  leadMerges: 7_263_554_202,
  /** Changes that could remove the last manager, and the creation of the first account. */
  staffManagers: 7_263_554_203,
  /** Only one instance removes leads whose time is over. */
  retention: 7_263_554_206,
  /** Only one instance reads the mailbox. */
  mailbox: 7_263_554_207,
  /** Only one instance assigns leads and looks for overdue ones. */
  deskClock: 7_263_554_209,
  /** The messages of staff are counted and stored one after the other. */
  messageLimits: 7_263_554_220,
} as const;

/**
 * First key of the locks of people; the second is the hash of an email identity. One request of a person is stored at a time, and
 * none during an erasure (intake/storage/request-store.service.ts, leads/privacy/erasure.service.ts).
 */
export const personLocks = 72_635_542;

/** First key of the locks of drafts; the second is the hash of the draft's id. A draft is saved once. */
export const draftLocks = 72_635_543;

/** Takes one of these locks, of a person or a draft, until the transaction ends. */
export const takeLock = (transaction: Transaction, locks: number, key: string | null) =>
  transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [locks, key]);
