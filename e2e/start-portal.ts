import { runPortal, staffAccount, temporaryFolder } from './run-portal.ts';

/** The portal that most tests share. */
export interface SharedPortal {
  origin: string;
  /** Empty when the portal runs elsewhere. */
  databaseUrl: string;
  staff: typeof staffAccount;
}

/** Before all tests: starts the portal they share, unless `PORTAL_ORIGIN` names one. Returns a function that stops it. */
export default async function start() {
  const { PORTAL_ORIGIN, STAFF_EMAIL = '', STAFF_PASSWORD = '' } = process.env;
  if (PORTAL_ORIGIN) {
    const staff = { email: STAFF_EMAIL, password: STAFF_PASSWORD };
    share({ origin: new URL(PORTAL_ORIGIN).origin, databaseUrl: '', staff });
    return undefined;
  }

  const folder = await temporaryFolder();
  const { origin, databaseUrl, stop } = await runPortal({ dataDir: folder.path });
  share({ origin, databaseUrl, staff: staffAccount });
  return async () => {
    await stop();
    await folder.remove();
  };
}

function share(portal: SharedPortal) {
  process.env.SHARED_PORTAL = JSON.stringify(portal);
}

export const sharedPortal = (): SharedPortal => JSON.parse(process.env.SHARED_PORTAL ?? '');
