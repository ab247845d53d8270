import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's recommended cost. No setting changes it; only the tests lower it, to save time. */
export const argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Returns an argon2id hash in PHC format. The format contains the cost, so hashes stay valid when the cost changes. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: normalized(password), nonce, tagLength, ...argon2Cost });
  return format(nonce, tag);
}

/** Returns false for a malformed hash too. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!match) return false;
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: normalized(password),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}

/** Returns a hash that no password matches, so that verifying takes as long for an account that does not exist. */
export const dummyHash = (): string => format(randomBytes(16), randomBytes(tagLength));

/** Keyboards may send "é" as one code point or as two. */
const normalized = (password: string) => password.normalize('NFC');

function format(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = argon2Cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
