/**
 * A position in the feed of lead events. Events are ordered by transaction first, because ids are assigned before the
 * commit: an event with a lower id may become visible later. See docs/decisions/0010.
 */
export interface EventPosition {
  transaction: bigint;
  id: bigint;
}

export const encodePosition = ({ transaction, id }: EventPosition): string => `${transaction}-${id}`;

/** Parses `Last-Event-ID`. Returns undefined if it is malformed. */
export function decodePosition(text: string): EventPosition | undefined {
  const [, transaction, id] = /^(\d{1,18})-(\d{1,18})$/.exec(text) ?? [];
  return transaction && id ? { transaction: BigInt(transaction), id: BigInt(id) } : undefined;
}

export const isBefore = (one: EventPosition, other: EventPosition): boolean =>
  one.transaction < other.transaction || (one.transaction === other.transaction && one.id < other.id);
