import { readFileSync } from 'node:fs';
import { remotes } from '@portal/contracts/remote';
import { asSigned, publicKey, type ReleaseKeys, signersOf } from '@portal/contracts/signed-release';
import { refuse } from '../gate/refusal.ts';

/** The text of a `release.json` that may be believed. */
export interface TrustedText {
  text: string;
  isSigned: boolean;
}

/**
 * Whose releases are believed. With keys: what the owner of a remote has signed, wherever it comes from. Without: what
 * lies in a folder of this machine, signed or not; `readEnv` refuses to start with sources elsewhere.
 */
export class Trust {
  private readonly keys: ReleaseKeys | undefined;

  constructor(keys?: ReleaseKeys) {
    this.keys = keys;
  }

  /** Reads the file named by RELEASE_KEYS. Throws an `Error` that says what is wrong with it. */
  static read(file: string): Trust {
    let keys: ReleaseKeys;
    try {
      keys = JSON.parse(readFileSync(file, 'utf8'));
      for (const key of Object.values(keys).flat()) publicKey(key);
    } catch (error) {
      throw new Error(`RELEASE_KEYS names ${file}, which cannot be read: ${(error as Error).message}`);
    }
    const keyless = remotes.filter(({ name }) => !keys[name]?.length).map(({ name }) => name);
    if (keyless.length > 0) throw new Error(`${file} has no key for ${keyless.join(', ')}.`);
    return new Trust(keys);
  }

  get needsSignatures(): boolean {
    return this.keys !== undefined;
  }

  /** Looks at the signature and at nothing else of the text. Throws a `Refusal`. */
  open(text: string, name: string): TrustedText {
    const signed = parsed(text);
    if (!this.keys) return { text: signed?.release ?? text, isSigned: signed !== undefined };
    if (!signed) throw refuse('signature', 'The release is not signed.');

    const signers = signersOf(signed, this.keys);
    if (signers.includes(name)) return { text: signed.release, isSigned: true };
    const [other] = signers;
    throw refuse(
      'signature',
      other
        ? `The release is signed with the key of "${other}", which vouches for no release of "${name}".`
        : `The signature of the release was not made with a key of "${name}", or not over this text.`,
    );
  }
}

function parsed(text: string) {
  try {
    return asSigned(text);
  } catch (error) {
    throw refuse('release-file', `release.json cannot be read: ${(error as Error).message}.`);
  }
}
