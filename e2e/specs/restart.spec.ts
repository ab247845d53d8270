import { aContactRequest } from '../a-contact-request.ts';
import { expect, test } from '../portal.ts';
import { runPortal, staffAccount, temporaryFolder } from '../run-portal.ts';

const answers = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );

async function send(origin: string, request: ReturnType<typeof aContactRequest>) {
  const answer = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return answer.status;
}

/** Ends a process as the system does it when memory runs out: without a word. */
function kill(pid: number | undefined) {
  if (!pid) throw new Error('There is no process to end.');
  process.kill(pid, 'SIGKILL');
}

test('restarts killed services, and keeps every request over a restart', { tag: '@inside' }, async () => {
  test.slow();
  const folder = await temporaryFolder();
  const first = aContactRequest();
  const second = aContactRequest();

  const portal = await runPortal({ dataDir: folder.path });
  try {
    expect(await send(portal.origin, first)).toBe(201);
    for (const [service, address] of [
      [portal.services.web, '/healthz'],
      [portal.services.api, '/api/health/ready'],
    ] as const) {
      const before = service.pid();
      kill(before);
      await expect.poll(() => service.pid()).not.toBe(before);
      await expect.poll(() => answers(`${portal.origin}${address}`)).toBe(200);
    }
    expect(await answers(`${portal.origin}/austin`)).toBe(200);
    expect(await send(portal.origin, second)).toBe(201);
  } finally {
    await portal.stop();
  }
  expect(await answers(portal.origin)).toBe(0);

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
