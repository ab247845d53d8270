/** Bounded, because a text can be long and have no address. */
const pattern = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi;

/** Returns the addresses in a text, in their order. */
export const addressesIn = (text: string): string[] => text.match(pattern) ?? [];
