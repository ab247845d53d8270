import { createHash, randomInt } from 'node:crypto';

const count = 10;
/** Without characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns ten codes, each for one use. They have 118 bits; from 112 on a plain digest protects them (ASVS 6.5.2). */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** Returns random characters (4.95 bits each) in groups with dashes between them. */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 6 }, group).join('-');
}

/** Spaces, dashes and capitals do not count. */
export const recoveryCodeDigest = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest();
