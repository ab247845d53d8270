import { createHash, randomInt } from 'node:crypto';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;

/** Returns ten codes of four groups of four unambiguous characters (79 bits). Each works once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** Spaces, dashes and capitals do not count. */
export const recoveryCodeDigest = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest();
