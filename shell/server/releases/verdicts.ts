import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '@portal/contracts/verdict';
import { Refusal } from '../gate/refusal.ts';
import { finding } from '../gate/rules.ts';
import { log } from '../log.ts';

/** Why the newest release of a remote is not live. */
export interface Verdict {
  version: string;
  findings: Finding[];
}

/** What stands against the newest releases, by remote: logged, counted and kept to be shown. */
export class Verdicts {
  /** Releases refused since the start. */
  refusals = 0;
  private readonly standing = new Map<string, Verdict>();
  private readonly onRefusal: (name: string, verdict: Verdict) => Promise<void>;

  constructor(onRefusal: (name: string, verdict: Verdict) => Promise<void>) {
    this.onRefusal = onRefusal;
  }

  has = (name: string): boolean => this.standing.has(name);

  of = (name: string): Finding[] => this.standing.get(name)?.findings ?? [];

  /** The release that the findings were found in. */
  versionOf = (name: string): string | undefined => this.standing.get(name)?.version;

  clear(name: string) {
    this.standing.delete(name);
  }

  /** Runs what may refuse a release. `names` is told its version as soon as that is known. */
  async hear(name: string, work: (names: (version: string) => void) => Promise<void>) {
    let version = 'unreadable';
    try {
      await work((named) => {
        version = named;
      });
    } catch (error) {
      const findings = error instanceof Refusal ? error.findings : [finding('fault', (error as Error).message)];
      const verdict = { version, findings };
      // A download that keeps failing is tried at every look: once is enough to say so.
      if (isDeepStrictEqual(this.standing.get(name), verdict)) return;
      this.refusals += 1;
      this.standing.set(name, verdict);
      log.warn({ remote: name, version, reasons: findings.map(({ what }) => what) }, 'release refused');
      await this.onRefusal(name, verdict);
    }
  }
}
