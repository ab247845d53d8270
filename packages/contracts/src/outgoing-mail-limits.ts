/** Limits of an e-mail that staff send. */
export const outgoingMailLimits = {
  recipients: 10,
  /** Of its text, in characters. */
  text: 20_000,
  files: 10,
  /** Of all files together, in bytes. Encoded they take a third more, and many mail servers reject more than 25 MB. */
  fileBytes: 15 * 1024 * 1024,
} as const;
