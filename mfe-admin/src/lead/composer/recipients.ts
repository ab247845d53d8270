import { partsOf } from '../../session/draft.ts';

/** Returns the addresses of a field as it was typed: `"Byron, Ada" <ada@example.com>, grace@example.com`. */
export const addressesOf = (typed: string): string[] =>
  partsOf(typed).flatMap((part) => {
    const [, address] = /<([^<>]*)>$/.exec(part) ?? [];
    return address === undefined ? part.split(/\s+/) : address.trim();
  });
