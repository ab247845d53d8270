import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { apis, count, fetchSite, remotes, sendContact, stack, until } from './testing.ts';

const readers = 4;
/** nginx accepts about one form per second from one address. */
const formPauseMs = 1_500;
const downMs = 3_000;
/** Longer than the publisher waits for the renderer. */
const freezeMs = 12_000;

const start = (...services: string[]) =>
  stack.compose(['up', '--no-build', '--no-deps', '--detach', '--wait', ...services]);

const faults: Record<string, (service: string) => Promise<unknown>> = {
  killed: async (service) => {
    await stack.compose(['kill', service]);
    await sleep(downMs);
    await start(service);
  },
  frozen: async (service) => {
    // A busy container with cgroups of version 1 cannot always be frozen at once.
    await until(() => stack.compose(['pause', service]).then(() => true));
    await sleep(freezeMs);
    await stack.compose(['unpause', service]);
  },
  restarted: async (service) => {
    await stack.compose(['restart', service]);
    await start(service);
  },
  replaced: async (service) => {
    await stack.compose(['up', '--no-build', '--no-deps', '--force-recreate', '--detach', '--wait', service]);
  },
  reloaded: (service) => stack.exec(service, 'nginx', '-s', 'reload'),
};

const steps: [fault: string, services: string[]][] = [
  ['killed', [...remotes, 'publisher', 'renderer', ...apis]],
  ['frozen', ['publisher', 'renderer']],
  ['restarted', ['publisher', 'renderer', ...apis]],
  ['replaced', apis],
  ['reloaded', Array.from({ length: 10 }, () => 'nginx')],
];

test('no request fails and no form is lost while services are killed, frozen, restarted and replaced', async () => {
  const sitemap = (await fetchSite('/sitemap.xml')).text;
  const pages = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g), ([, path]) => path || '/');
  assert.ok(pages.length >= 42);
  const stop = new AbortController();
  const failures: string[] = [];
  const acknowledged: string[] = [];
  let [step, requests] = ['', 0];
  const expect = async (name: string, status: number, response: Promise<{ status: number }>) => {
    requests += 1;
    const received = await response.then((found) => found.status, String);
    if (received !== status) failures.push(`${step}: ${name} ${received}`);
    return received === status;
  };
  const reader = async (first: number) => {
    for (let number = first; !stop.signal.aborted; number += 1) {
      const path = pages[number % pages.length] ?? '/';
      await expect(path, 200, fetchSite(path));
    }
  };
  const sender = async () => {
    while (!stop.signal.aborted) {
      const email = `faults-${acknowledged.length}@example.com`;
      if (await expect(email, 201, sendContact(email))) acknowledged.push(email);
      await sleep(formPauseMs);
    }
  };

  const visitors = [...Array.from({ length: readers }, (_, index) => reader(index * 10)), sender()];
  try {
    for (const [fault, services] of steps)
      for (const service of services) {
        step = `${service} is ${fault}`;
        await faults[fault]?.(service);
      }
  } finally {
    stop.abort();
    await Promise.all(visitors);
  }
  assert.deepEqual(failures, []);
  assert.ok(requests > 1_000 && acknowledged.length > 30);
  assert.equal(await count("contact_submissions where email like 'faults-%'"), acknowledged.length);
  assert.equal(
    await count("(select distinct email from contact_submissions where email like 'faults-%') as forms"),
    acknowledged.length,
  );
});
