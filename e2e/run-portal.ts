import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Portal, startPortal } from '../infra/portal/portal.ts';
import { freePort } from '../infra/processes/ports.ts';
import { publishBuilds } from '../infra/release/published-builds.ts';

export const staffAccount = { email: 'staff@lumenward.example', password: 'a password for the journeys' };

export interface RunOptions {
  dataDir: string;
  /** Where remotes are published. Default: the builds of this checkout, published in the data folder. */
  publishedDir?: string;
  build?: 'production' | 'development';
  /** Serves the lead desk at a separate origin (`DESK_URL`). */
  hasOwnDesk?: boolean;
  /** Additional settings. */
  env?: NodeJS.ProcessEnv;
}

/** Browsers resolve `*.localhost` to this machine. */
export const deskOrigin = (origin: string) => `http://desk.localhost:${new URL(origin).port}`;

/** Starts the portal as `npm start` does, on a free port, without the caller's settings. Releases are not checked in a browser: the tests do that. */
export async function runPortal({
  dataDir,
  publishedDir = join(dataDir, 'published'),
  build,
  hasOwnDesk = false,
  env,
}: RunOptions): Promise<Portal> {
  const { PATH, HOME, TMPDIR, CHROMIUM_PATH } = process.env;
  publishBuilds(publishedDir, build);
  const port = await freePort();
  return startPortal({
    port,
    dataDir,
    durable: false,
    build,
    env: {
      PATH,
      HOME,
      TMPDIR,
      CHROMIUM_PATH,
      PUBLISHED_DIR: publishedDir,
      BROWSER_CHECKS: 'off',
      STAFF_EMAIL: staffAccount.email,
      STAFF_PASSWORD: staffAccount.password,
      FORM_RATE_PER_MINUTE: '0',
      VIDEO_URL: 'https://video.example/embed/approach',
      RELEASE_POLL_MS: '250',
      ...(hasOwnDesk && { DESK_URL: deskOrigin(`http://localhost:${port}`) }),
      ...env,
    },
  });
}

/** Creates a temporary folder. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'portal-journeys-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
