import type { Mailbox } from './parsed-mail.ts';

/** `From: Ana Ruiz <ana@example.com>` or `De: Ana Ruiz [mailto:ana@example.com]`, also in bold or quoted. */
const from =
  /^[ >*]{0,20}(?:From|De|Von)\s{0,5}:[* ]{0,20}"?([^<[@"\n]{0,200}?)"?[* ]{0,20}[<[]?(?:mailto:)?([^\s<>[\]@"*]{1,64}@[\w.-]{1,190})/im;

/** Returns who wrote the mail that a text forwards, as the headers above it say. Staff decide whether that is so. */
export function forwardedSender(text: string): Mailbox | null {
  const [, name = '', address] = from.exec(text) ?? [];
  return address === undefined ? null : { name: name.trim(), address };
}
