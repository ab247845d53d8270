import type { APIRequestContext } from '@playwright/test';
import { aContactRequest, contactSubmissions, postContactRequest } from '../../fixtures/contact-request.ts';
import { test } from '../../fixtures/own-portal.ts';
import { asOwnPortal, expect } from '../../fixtures/test.ts';

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

const restarted = { timeout: 240_000, message: 'Too slow, or not restarted' };

// Tests of infra and of the API restart PostgreSQL with its data, and an API with its journal.
test('restarts killed services and keeps every request', { tag: '@inside' }, async ({ request, portal }) => {
  test.slow();
  const { webPid, apiPid } = asOwnPortal(portal);
  const first = aContactRequest();
  const second = { ...aContactRequest(), email: first.email };
  await postContactRequest(request, first);
  for (const [pid, path] of [
    [webPid, '/healthz'],
    [apiPid, '/api/health/ready'],
  ] as const) {
    const before = pid();
    kill(before);
    await expect.poll(pid, restarted).not.toBe(before);
    await expect.poll(() => statusOf(request, path), restarted).toBe(200);
  }
  expect(await statusOf(request, '/austin')).toBe(200);
  await postContactRequest(request, second);
  await expect
    .poll(async () => (await contactSubmissions(portal, first.email)).map(({ message }) => message).sort())
    .toEqual([first.message, second.message].sort());
});
