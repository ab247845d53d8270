import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.ts';

const algorithm = 'aes-256-gcm';
const version = 'v1';
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts values for the database with AES-256-GCM. The first key of ENCRYPTION_KEY encrypts, the others decrypt what
 * was encrypted before a rotation. Format: `v1.KEY_ID.BASE64URL`, of IV, tag and ciphertext.
 */
@Injectable()
export class SecretBox {
  private readonly keys: Map<string, Buffer>;
  private readonly currentId: string | undefined;

  constructor(env: Env) {
    this.keys = new Map(env.encryptionKeys.map((key) => [idOf(key), key]));
    [this.currentId] = this.keys.keys();
  }

  /** `context` says which row the value belongs to: it cannot be decrypted in another one. */
  encrypt(text: string, context: string): string {
    const key = this.keys.get(this.currentId ?? '');
    if (!key) throw new Error('ENCRYPTION_KEY is not set.');
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const bytes = Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
    return [version, this.currentId, bytes.toString('base64url')].join('.');
  }

  /** Throws an error if the key is missing, the value was changed or belongs to another context. */
  decrypt(value: string, context: string): string {
    const [, id = '', encoded = ''] = value.split('.');
    const key = this.keys.get(id);
    if (!key) throw new Error(`There is no key ${id} in ENCRYPTION_KEY.`);
    const bytes = Buffer.from(encoded, 'base64url');
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  }

  isEncryptedWithCurrentKey(value: string): boolean {
    return value.startsWith(`${version}.${this.currentId}.`);
  }
}

/** Keys need no names of their own: the id is a digest. */
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);
