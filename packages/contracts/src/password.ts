/** Allowed length of a staff password, in characters. The API checks further rules. */
export const passwordLength = { min: 8, recommended: 15, max: 1024 } as const;
