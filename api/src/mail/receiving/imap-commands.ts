import type { FetchMessageObject, ImapFlow } from 'imapflow';

/** In milliseconds. Tests replace them. */
export const mailboxTimes = {
  /** IDLE can die without a sign (postalsys/imapflow#14, #98), so the mailbox is also asked. It ends IDLE, which starts again. */
  poll: 60_000,
  /** Of one command. A mail can be large. */
  command: 120_000,
  connect: 20_000,
  minRetry: 1_000,
  maxRetry: 60_000,
  /** Until an instance tries again to become the one that reads. */
  lock: 10_000,
};

/** A mail is fetched in parts of this size, so that no mail is whole in memory. */
const partBytes = 256 * 1024;
export const maxPartBytes = 4 * partBytes;

/**
 * IMAP tells whole seconds. The latest moment counts: otherwise a mail that follows an erasure in the same second would be one of those
 * that were erased, and lost.
 */
export const receivedBy = (internalDate: Date | string = new Date()): Date =>
  new Date(Math.min(new Date(internalDate).getTime() + 1_000, Date.now()));

/** Returns UIDs in their order. The search knows days only, in the time zone of the server. */
export async function findUids(client: ImapFlow, criteria: { uid: string; since?: Date }): Promise<number[]> {
  const found = await within(client.search(criteria, { uid: true }), mailboxTimes.command);
  return (found || []).filter((uid) => uid > 0).sort((one, other) => one - other);
}

export const fetchPart = (client: ImapFlow, uid: number, start: number) =>
  within(
    client.fetchOne(
      `${uid}`,
      { uid: true, internalDate: true, size: true, source: { start, maxLength: partBytes } },
      { uid: true },
    ),
    mailboxTimes.command,
  );

/** Yields a mail in parts. Some servers tell a wrong size, so only an incomplete part is the last one. */
export async function* readParts(client: ImapFlow, first: FetchMessageObject): AsyncGenerator<Uint8Array> {
  let part: FetchMessageObject | undefined = first;
  let read = 0;
  while (part?.source?.length) {
    yield part.source;
    read += part.source.length;
    if (part.source.length < partBytes && read >= (first.size ?? 0)) return;
    part = (await fetchPart(client, first.uid, read)) || undefined;
  }
  if (!part) throw new Error('The mail was deleted while it was read.');
}

/** The library has no limit of time for a command whose server sends something now and then. */
export async function within<Result>(result: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = Object.assign(new Error('The mail server does not respond.'), { code: 'ETIMEDOUT' });
  const timer = setTimeout(reject, milliseconds, error);
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
