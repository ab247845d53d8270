import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/**
 * A release manifest or a command with its signature. The text is kept as one string, so the signature covers exact
 * bytes and is verified before the text is parsed.
 */
export interface SignedText {
  text: string;
  /** Ed25519, base64. Absent when the text is not signed. */
  signature?: string;
}

/** Purpose of a signature. It is part of the signed bytes, so a signature is invalid for another purpose. */
export type Purpose = 'release' | 'command';

const signedBytes = (purpose: Purpose, text: string) => Buffer.from(`portal ${purpose}\n${text}`);

/** Returns the JSON of a `SignedText`. */
export function signText(purpose: Purpose, text: string, privateKey: KeyObject): string {
  const signature = sign(null, signedBytes(purpose, text), privateKey).toString('base64');
  return JSON.stringify({ text, signature } satisfies SignedText);
}

/** Returns whether the signature is valid for one of the public keys. */
export const isSignedBy = (
  purpose: Purpose,
  { text, signature = '' }: SignedText,
  publicKeys: readonly string[],
): boolean =>
  publicKeys.some((key) =>
    verify(null, signedBytes(purpose, text), parsePublicKey(key), Buffer.from(signature, 'base64')),
  );

/** Returns `undefined` when the text is not the JSON of a `SignedText`. */
export function parseSignedText(json: string): SignedText | undefined {
  let value: Partial<Record<keyof SignedText, unknown>> | null;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { text, signature } = value ?? {};
  if (typeof text !== 'string') return undefined;
  if (signature === undefined) return { text };
  return typeof signature === 'string' ? { text, signature } : undefined;
}

/** Returns the public half of a key in base64 (SPKI, DER), as `teams.json` lists it. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key.export({ type: 'pkcs8', format: 'pem' }))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');

/** Throws when the text is not an Ed25519 public key. */
export function parsePublicKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`Expected an Ed25519 key, got ${key.asymmetricKeyType}.`);
  return key;
}
