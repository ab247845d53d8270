import { passwordLength } from '@portal/contracts/password';
import type { Env } from '../../platform/env/env.ts';

/** Words that are easy to guess for this portal. */
const portalWords = [
  'portal',
  'leaddesk',
  'lead desk',
  'staff',
  'admin',
  'administrator',
  'viewer',
  'agent',
  'manager',
  'austin',
  'san antonio',
  'texas',
];

export interface PasswordOwner {
  email: string;
  name: string;
}

/** Returns the words that do not count towards the length of a password: of the portal, the company and the owner. */
export function contextWords({ company, siteUrl }: Pick<Env, 'company' | 'siteUrl'>, owner: PasswordOwner): string[] {
  const named = [company.name, company.email, new URL(siteUrl).hostname, owner.email, owner.name]
    .map((text) => text.toLowerCase())
    .flatMap((text) => [
      text,
      text.split('@')[0] ?? '',
      text.replace(/[^\p{L}\p{N}]+/gu, ''),
      ...text.split(/[^\p{L}]+/u),
    ]);
  return [...new Set([...named, ...portalWords])]
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
}

/**
 * Validates a new password. Resolves to an error message, or to undefined if the password is acceptable. There are no
 * rules about kinds of characters; the rest of the password without the context words must be long enough.
 */
export async function validatePassword(password: string, ignoredWords: string[]): Promise<string | undefined> {
  const length = lengthOf(password);
  if (length < passwordLength.min) return `Please choose at least ${passwordLength.min} characters`;
  if (length > passwordLength.max) return `Please choose at most ${passwordLength.max} characters`;

  const text = password.normalize('NFC').toLowerCase();
  if (await isCommon(text)) {
    return 'This password is too common. Please choose another';
  }
  if (lengthOf(ignoredWords.reduce((rest, word) => rest.replaceAll(word, ''), text)) < passwordLength.min) {
    return 'Your name, our name and words of this site do not count. Please add other words';
  }
  return undefined;
}

/** Whether the password is common, also if it is repeated or surrounded by a few digits or symbols. */
async function isCommon(text: string): Promise<boolean> {
  const common = await commonPasswords();
  const piece = text.replace(/^(.+?)\1+$/su, '$1');
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isBarelyDecorated = lengthOf(text) - lengthOf(core) < passwordLength.min;
  return (
    lengthOf(piece) < passwordLength.min ||
    common.has(text) ||
    common.has(piece) ||
    (isBarelyDecorated && common.has(core))
  );
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Resolves to the 49,000 most common passwords. Loaded at first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loaded;
}

/** Counts code points of the normalized text. */
const lengthOf = (text: string) => [...text.normalize('NFC')].length;
