import { aContactRequest } from '../fixtures/contact-request.ts';
import { runPortal, staffAccount, temporaryFolder } from '../fixtures/run-portal.ts';
import { expect, test } from '../fixtures/test.ts';

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

async function send(origin: string, request: ReturnType<typeof aContactRequest>) {
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return response.status;
}

/** Ends a process as the kernel does when memory runs out. */
function kill(pid: number | undefined) {
  if (!pid) throw new Error('There is no process to kill.');
  process.kill(pid, 'SIGKILL');
}

const restarted = { timeout: 120_000, message: 'Too slow, or not restarted' };

test('restarts killed services, and keeps every request over a restart', { tag: '@inside' }, async () => {
  // Two starts and two restarts, on a machine that may be busy.
  test.setTimeout(15 * 60_000);
  const folder = await temporaryFolder();
  const first = aContactRequest();
  const second = aContactRequest();

  const portal = await runPortal({ dataDir: folder.path });
  try {
    expect(await send(portal.origin, first)).toBe(201);
    for (const [service, path] of [
      [portal.services.web, '/healthz'],
      [portal.services.api, '/api/health/ready'],
    ] as const) {
      const before = service.pid();
      kill(before);
      await expect.poll(() => service.pid(), restarted).not.toBe(before);
      await expect.poll(() => statusOf(`${portal.origin}${path}`), restarted).toBe(200);
    }
    expect(await statusOf(`${portal.origin}/austin`)).toBe(200);
    expect(await send(portal.origin, second)).toBe(201);
  } finally {
    await portal.stop();
  }
  expect(await statusOf(portal.origin)).toBe(0);

  const again = await runPortal({ dataDir: folder.path });
  try {
    const { origin } = again;
    const signedIn = await fetch(`${origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(staffAccount),
    });
    const cookie = signedIn.headers.getSetCookie().join('; ').split(';')[0] ?? '';
    const get = async (path: string) => (await fetch(`${origin}/api/admin/${path}`, { headers: { cookie } })).json();
    // Both requests have the same phone number, so they belong to one lead.
    const { items } = await get('leads');
    const lead = await get(`leads/${items[0].id}`);
    expect(lead.submissions).toMatchObject([second, first]);
  } finally {
    await again.stop();
    await folder.remove();
  }
});
