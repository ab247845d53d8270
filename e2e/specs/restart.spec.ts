import { type APIRequestContext, request } from '@playwright/test';
import { aContactRequest, postContactRequest } from '../fixtures/contact-request.ts';
import { runPortal, staffAccount, temporaryFolder } from '../fixtures/run-portal.ts';
import { expect, test } from '../fixtures/test.ts';

/** Resolves to 0 without a response. */
const statusOf = (api: APIRequestContext, path: string) =>
  api.get(path).then(
    (response) => response.status(),
    () => 0,
  );

/** Ends a process without a chance to clean up, as when memory runs out. */
function kill(pid: number | undefined) {
  if (!pid) throw new Error('There is no process to kill.');
  process.kill(pid, 'SIGKILL');
}

const restarted = { timeout: 120_000, message: 'Too slow, or not restarted' };

test('restarts killed services and keeps every request over a restart', { tag: '@inside' }, async () => {
  // Two starts and two restarts, on a machine that may be busy.
  test.setTimeout(15 * 60_000);
  const folder = await temporaryFolder();
  const first = aContactRequest();
  // Requests with the same email address belong to one lead.
  const second = { ...aContactRequest(), email: first.email };

  const portal = await runPortal({ dataDir: folder.path });
  const api = await request.newContext({ baseURL: portal.origin });
  try {
    await postContactRequest(api, first);
    for (const [service, path] of [
      [portal.services.web, '/healthz'],
      [portal.services.api, '/api/health/ready'],
    ] as const) {
      const before = service.pid();
      kill(before);
      await expect.poll(() => service.pid(), restarted).not.toBe(before);
      await expect.poll(() => statusOf(api, path), restarted).toBe(200);
    }
    expect(await statusOf(api, '/austin')).toBe(200);
    await postContactRequest(api, second);
  } finally {
    await portal.stop();
  }
  expect(await statusOf(api, '/')).toBe(0);
  await api.dispose();

  const restartedPortal = await runPortal({ dataDir: folder.path });
  const staff = await request.newContext({ baseURL: restartedPortal.origin });
  try {
    expect((await staff.post('/api/session', { data: staffAccount })).status()).toBe(200);
    const search = async () => (await (await staff.post('/api/admin/leads/search', { data: {} })).json()).items;
    await expect.poll(search).toHaveLength(1);
    const [{ id }] = await search();
    // The second may be in the journal, whose replay begins with the start.
    await expect
      .poll(async () => (await (await staff.get(`/api/admin/leads/${id}`)).json()).requests)
      .toMatchObject([second, first]);
  } finally {
    await staff.dispose();
    await restartedPortal.stop();
    await folder.remove();
  }
});
