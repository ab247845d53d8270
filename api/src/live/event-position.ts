/**
 * A place in the order of all lead events that misses none: by transaction first, because numbers are given out before
 * transactions end, and an event with a lower number may still come to light. See docs/decisions/0010.
 */
export interface EventPosition {
  transaction: bigint;
  id: bigint;
}

export const writePosition = ({ transaction, id }: EventPosition): string => `${transaction}-${id}`;

/** Reads what a browser gives back as `Last-Event-ID`; nothing if it cannot be one of ours. */
export function readPosition(text: string): EventPosition | undefined {
  const [, transaction, id] = /^(\d{1,18})-(\d{1,18})$/.exec(text) ?? [];
  return transaction && id ? { transaction: BigInt(transaction), id: BigInt(id) } : undefined;
}

export const isBehind = (one: EventPosition, other: EventPosition): boolean =>
  one.transaction < other.transaction || (one.transaction === other.transaction && one.id < other.id);
