import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/**
 * A `release.json` as its team publishes it: the exact text of the release and the signature over the bytes of that
 * text. One file, so that a reader never sees the one without the other, and nothing is parsed before it is believed.
 */
export interface SignedRelease {
  release: string;
  /** Ed25519, base64. */
  signature: string;
}

/** Public keys by remote, each an Ed25519 key in base64 (SPKI, DER). A remote has two while it moves from one to the next. */
export type ReleaseKeys = Record<string, string[]>;

/** A signature says what it is for: a key that signs something else one day does not sign releases by accident. */
const signedBytes = (release: string) => Buffer.from(`portal release\n${release}`);

export function signRelease(release: string, privateKey: KeyObject): string {
  const signature = sign(null, signedBytes(release), privateKey).toString('base64');
  return JSON.stringify({ release, signature } satisfies SignedRelease);
}

/** Whose key signed a release. A key belongs to the remote it is listed under and vouches for no other. */
export function signersOf({ release, signature }: SignedRelease, keys: ReleaseKeys): string[] {
  const isBy = (key: string) => verify(null, signedBytes(release), publicKey(key), Buffer.from(signature, 'base64'));
  return Object.keys(keys).filter((name) => keys[name]?.some(isBy));
}

/** The text of a `release.json` taken apart; nothing when it is not a signed one. */
export function asSigned(text: string): SignedRelease | undefined {
  const envelope: unknown = JSON.parse(text);
  if (typeof envelope !== 'object' || envelope === null || !('signature' in envelope && 'release' in envelope))
    return undefined;
  const { release, signature } = envelope;
  return typeof release === 'string' && typeof signature === 'string' ? { release, signature } : undefined;
}

export const publicKeyText = (key: KeyObject): string =>
  createPublicKey(key.export({ type: 'pkcs8', format: 'pem' }))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');

/** Throws when the text is no Ed25519 key. */
export function publicKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`It is an ${key.asymmetricKeyType} key, not an Ed25519 one.`);
  return key;
}
