/** How long a password of the staff may be, in characters; the API adds what it must not be. */
export const passwordLength = { min: 8, recommended: 15, max: 1024 } as const;

/** One rule under every field where a password is chosen. */
export const passwordHint = `At least ${passwordLength.min} characters, better ${passwordLength.recommended} or more: a few words that only you would put together.`;
