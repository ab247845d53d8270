import { createHash } from 'node:crypto';
import { randomCode } from './random-code.ts';

const count = 10;

/** Returns ten codes, each for one use. They have 118 bits; from 112 on a plain digest protects them (ASVS 6.5.2). */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, () => randomCode(6, 4));

/** Spaces, dashes and capitals do not count. */
export const recoveryCodeDigest = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest();
