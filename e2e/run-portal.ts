import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Portal, startPortal } from '../infra/local/portal.ts';
import { freePort } from '../infra/local/ports.ts';

export const staffAccount = { email: 'staff@lumenward.example', password: 'a password for the journeys' };

export interface RunOptions {
  dataDir: string;
  build?: 'production' | 'development';
  /** On top of the settings of every journey. */
  env?: NodeJS.ProcessEnv;
}

/** The portal as `npm start` runs it, on a free port, with nothing of the caller's own settings in it. */
export async function runPortal({ dataDir, build, env }: RunOptions): Promise<Portal> {
  const { PATH, HOME, TMPDIR } = process.env;
  return startPortal({
    port: await freePort(),
    dataDir,
    durable: false,
    build,
    env: {
      PATH,
      HOME,
      TMPDIR,
      STAFF_EMAIL: staffAccount.email,
      STAFF_PASSWORD: staffAccount.password,
      FORM_RATE_PER_MINUTE: '0',
      VIDEO_URL: 'https://video.example/embed/approach',
      RELEASE_POLL_MS: '250',
      ...env,
    },
  });
}

/** A folder that is gone after its use. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'portal-journeys-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
