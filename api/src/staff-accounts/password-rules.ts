import { passwordLength } from '@portal/contracts/password';
import type { Env } from '../env.ts';

/** Words that anybody would try first on this portal; what it is, where it is and what people are in it. */
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

/** Who is going to have the password. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/** The words that count for nothing in somebody's password: those of the portal, of its company and of their own name. */
export function wordsAround({ company, siteUrl }: Pick<Env, 'company' | 'siteUrl'>, owner: PasswordOwner): string[] {
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
 * What is wrong with a password somebody wants to have, in a sentence; nothing when it will do. There is no rule about
 * kinds of characters. A word everybody knows counts for nothing: what stands beside it has to be long enough by itself.
 */
export async function objectionTo(password: string, known: string[]): Promise<string | undefined> {
  const length = lengthOf(password);
  if (length < passwordLength.min) return `Please choose at least ${passwordLength.min} characters`;
  if (length > passwordLength.max) return `Please choose at most ${passwordLength.max} characters`;

  const text = password.normalize('NFC').toLowerCase();
  if (await isCommon(text)) {
    return 'Many people use this password, so it is guessed first. Please choose another';
  }
  if (lengthOf(known.reduce((rest, word) => rest.replaceAll(word, ''), text)) < passwordLength.min) {
    return 'Names and words that belong to you or to us are guessed first, so they do not count. Please add others';
  }
  return undefined;
}

/** Also when it is repeated, or has a few digits or signs around it. */
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

/** The 49,000 most common passwords, two thirds of them too short here. Read when one is chosen, not at every start. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loaded;
}

/** Characters as people count them, not UTF-16 halves. */
const lengthOf = (text: string) => [...text.normalize('NFC')].length;
