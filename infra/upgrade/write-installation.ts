import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailDemo } from '../../api/src/mail-demo/mail-demo.ts';
import { query } from '../backup/database.ts';
import { portalVersion } from '../backup/settings.ts';
import { print, runCommand } from '../cli/terminal.ts';
import { writeAsCustomer } from '../drill/customer-mail.ts';
import { DrillEnvironment } from '../drill/drill-environment.ts';
import { seedLeads } from '../seed/seed-leads.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { writeInstallation } from './installation.ts';

/** Of the manager of stored installations. */
export const manager = { email: 'manager@example.com', password: 'a long test password' };

/** `npm run installation -w infra`: stores an installation of this version, with 20 leads and an e-mail with a file. */
export async function createInstallation(): Promise<string> {
  await buildWorkspaces(['api']);
  const folder = await mkdtemp(join(tmpdir(), 'portal-installation-'));
  const mail = await startMailDemo('info@lumenward.example');
  const settings = { ...mail.settings, STAFF_EMAIL: manager.email, STAFF_PASSWORD: manager.password };
  const portal = await DrillEnvironment.start(folder, settings);
  try {
    await seedLeads({ databaseUrl: portal.databaseUrl, leads: 20, report: () => {} });
    await writeAsCustomer(mail.origin, {
      ...{ from: 'ada@example.com', subject: 'Two gates', text: 'The plan is attached.' },
      file: new File(['Two gates, one reader each.'], 'plan.txt'),
    });
    await portal.until('the e-mail is stored', async () => {
      const [found] = await query<{ count: number }>(
        portal.databaseUrl,
        `select count(*)::integer as count from messages where direction = 'in'`,
      );
      return found?.count === 1;
    });
    return await writeInstallation(portalVersion(), portal.databaseUrl, join(folder, 'mail'));
  } finally {
    await portal.stop();
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main)
  runCommand(async () => {
    print(await createInstallation());
    return 0;
  });
