import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a preview link lets its holder see, and until when (milliseconds since 1970). */
export interface PreviewGrant {
  name: string;
  version: string;
  until: number;
}

/** Makes and reads what stands in preview links. Nobody without the key can make one or lengthen its life. */
export class PreviewLinks {
  private readonly key: Buffer;

  private constructor(key: Buffer) {
    this.key = key;
  }

  /** The key is made once and stays beside the releases, so that links outlive a restart. */
  static async start(file: string): Promise<PreviewLinks> {
    await mkdir(dirname(file), { recursive: true });
    // The first of several servers writes it, all read it.
    await writeFile(file, randomBytes(32), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return new PreviewLinks(await readFile(file));
  }

  token(grant: PreviewGrant): string {
    const text = Buffer.from(JSON.stringify(grant)).toString('base64url');
    return `${text}.${this.seal(text).toString('base64url')}`;
  }

  /** What a token grants now; nothing when it is not ours or has expired. */
  read(token: string, now = Date.now()): PreviewGrant | undefined {
    const [text = '', seal = ''] = token.split('.');
    const given = Buffer.from(seal, 'base64url');
    const right = this.seal(text);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const grant: PreviewGrant = JSON.parse(Buffer.from(text, 'base64url').toString());
    return grant.until > now ? grant : undefined;
  }

  private seal = (text: string) => createHmac('sha256', this.key).update(text).digest();
}
