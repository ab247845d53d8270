import type { Calendar } from './calendar.ts';
import { describeEvent } from './calendar.ts';
import type { MailFile } from './mail-parts.ts';

const sentences: readonly (readonly [type: RegExp, sentence: string])[] = [
  [
    /^application\/(x-)?pkcs7-mime$/,
    '[This e-mail is encrypted or signed (S/MIME), and its text cannot be read here. Open its attachment in a mail program.]',
  ],
  [
    /^application\/pgp-encrypted$/,
    '[This e-mail is encrypted (PGP). Open its attachment in a mail program that has the key.]',
  ],
  [
    /^application\/(vnd\.)?ms-tnef$/,
    '[This e-mail was sent in a format of Outlook (winmail.dat), and its text cannot be read here. Open its attachment in Outlook, or ask for it in another format.]',
  ],
];

/** Returns the text of a mail that has none of its own: an invitation, or a sentence about what it is. */
export function textOfAttachments(files: readonly MailFile[], calendar: Calendar | null): string {
  const event = calendar && describeEvent(calendar.text);
  if (event) return event;
  return sentences.find(([type]) => files.some(({ mimeType }) => type.test(mimeType)))?.[1] ?? '';
}
