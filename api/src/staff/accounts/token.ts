import { createHash, randomBytes } from 'node:crypto';

/** Returns a token of 256 random bits, for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns what is stored of a token. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();
