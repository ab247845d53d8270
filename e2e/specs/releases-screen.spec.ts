import { liveReleases } from '../fixtures/live-releases.ts';
import { goByShortcut, openDesk } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('the releases page opens by shortcut and shows the live release of every remote', async ({ staff, request }) => {
  await openDesk(staff);
  await goByShortcut(staff, 'gr', '/admin/releases');
  await expect(staff).toHaveTitle('Releases · Lead desk');
  await expect(staff.getByRole('link', { name: 'Releases' })).toHaveAttribute('aria-current', 'page');

  for (const { name, version } of await liveReleases(request)) {
    const remote = staff.getByRole('region', { name, exact: true });
    await expect(remote).toContainText(version);
    await expect(remote).toContainText(/since [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M [A-Z]/);
  }
});
