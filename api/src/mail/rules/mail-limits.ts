/** Limits of parsing one mail. A mail beyond them is stored with its headers, and its raw text can be downloaded. */
export const mailLimits = {
  headerBytes: 256 * 1024,
  headers: 1_000,
  parts: 500,
  nesting: 30,
  /** Of the plain text that is stored and searched. */
  textCharacters: 200_000,
  htmlCharacters: 2_000_000,
  references: 100,
  addresses: 200,
} as const;
