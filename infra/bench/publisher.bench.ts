import { readFileSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemotePart } from '../../shell/publisher/site/assemble-site.ts';
import { PublisherFixture } from '../../shell/publisher/testing/publisher-fixture.ts';
import { PublisherProcess } from '../../shell/publisher/testing/publisher-process.ts';
import { startRenderer } from '../../shell/publisher/testing/renderer-process.ts';

const maxSecondsFor42 = 2;
const maxMegabytes = 1000;
const maxGrowth = 1.1;
const maxRollbackMs = 1000;
/** Longer than the deadline of a check. */
const maxSecondsToPublish = 1200;
/** Time per page of 4200 pages, divided by that of 420 pages. */
const maxFactor = 1.5;

const cause = { actor: 'bench', reason: 'bench' };
// About 25 kB of HTML with the layout, as the pages of this repository have. All titles are the same, and so is the image.
const component = `const texts = Array.from({ length: 60 }, (_, index) => 'Paragraph ' + index + ' of ' + path + '. '.repeat(100));
  const { title, ...others } = head;
  return h('div', null, h('title', null, 'Bench'), ...Object.values(others), h('h1', null, text),
    ...texts.map((paragraph, index) => h('p', { key: index }, paragraph)));`;
const pathsOf = (count: number) => Array.from({ length: count }, (_, index) => `/austin-${index}`);
const renderer = await startRenderer();
try {
  const few = await secondsToBuild(42);
  report('site build of 42 pages', `${few.toFixed(2)} s`, few < maxSecondsFor42);
  const [tenth, all] = [await secondsToBuild(420), await secondsToBuild(4200)];
  report('site build of 420 pages', `${tenth.toFixed(1)} s`, true);
  report('site build of 4200 pages', `${all.toFixed(1)} s`, all < tenth * 10 * maxFactor);
  await measureMemory();
  await measureRollback();
} finally {
  await renderer.stop();
}

/** Returns the duration of a second build of all pages. Their images are cached, their documents are new. */
async function secondsToBuild(count: number): Promise<number> {
  const portal = await PublisherFixture.start({ renderer: renderer.address });
  try {
    const { publisher } = portal;
    await portal.publishLive({ text: 'Bench', paths: pathsOf(count), component }, maxSecondsToPublish);
    const { team, state } = publisher.remotes.get('locations') ?? {};
    const stored = await publisher.store.find('locations', state?.live ?? '');
    if (!team || !state || !stored) throw new Error('The release is not live.');
    const shell = publisher.site.liveShell().stored.folder;
    const remote = { folder: stored.folder, version: stored.release.version };
    const job = { shell, remote, paths: pathsOf(count), site: publisher.env.site };
    const rendered = await publisher.renderer.render(job, publisher.signal);
    const { versions, sequence, isPinned, number: entry } = state.state;
    const pages = { stored, rendered, banner: '<p>Bench</p>' };
    const part: RemotePart = { team, versions, sequence, isPinned, entry, pages };
    const start = performance.now();
    await publisher.site.draft(part, cause);
    return (performance.now() - start) / 1000;
  } finally {
    await portal.remove();
  }
}

/** Reports the memory of the publisher after 4200 pages and, in another process, after 100 releases. */
async function measureMemory() {
  await withProcess(async (portal, publisher) => {
    const { version } = await portal.publish({ text: 'Bench', paths: pathsOf(4200), component });
    await publisher.untilStatus('4200 pages are live', ({ live }) => live === version, undefined, maxSecondsToPublish);
    const peak = megabytes(publisher.pid, 'VmHWM');
    report('publisher memory, 4200 pages, at most', `${peak} MB`, peak < maxMegabytes);
  });
  await withProcess(async (portal, publisher) => {
    const after: number[] = [];
    for (let count = 1; count <= 100; count += 1) {
      const { version } = await portal.publish({ text: `Release ${count}`, paths: pathsOf(10), component });
      await publisher.untilStatus(`release ${count} is live`, ({ live }) => live === version);
      if (count % 10 === 0) after.push(megabytes(publisher.pid, 'VmRSS'));
    }
    const [ten = 0, hundred = 0] = [after[0], after.at(-1)];
    report('publisher memory after 10, 20, … 100 releases', `${after.join(', ')} MB`, hundred < ten * maxGrowth);
  });
}

async function measureRollback() {
  await withProcess(async (portal, publisher) => {
    const releases = [];
    for (const text of ['One', 'Other']) {
      const { version } = await portal.publish({ text, paths: pathsOf(42), component });
      await publisher.untilStatus(`${text} is live`, ({ live }) => live === version);
      releases.push(version);
    }
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const before = await readlink(portal.site('current'));
      const start = performance.now();
      await publisher.command('rollback', { version: releases[round % 2] });
      times.push(performance.now() - start);
      if ((await readlink(portal.site('current'))) === before) throw new Error('The build is the same.');
    }
    const slowest = Math.max(...times);
    report('rollback until `current` changed', `${slowest.toFixed(0)} ms at most`, slowest < maxRollbackMs);
  });
}

async function withProcess(work: (portal: PublisherFixture, publisher: PublisherProcess) => Promise<void>) {
  const portal = await PublisherFixture.create({ renderer: renderer.address });
  const publisher = new PublisherProcess(portal);
  try {
    await publisher.start();
    await work(portal, publisher);
  } finally {
    await publisher.end();
    await portal.remove();
  }
}

function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(join('/proc', `${pid}`, 'status'), 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000);
}

function report(what: string, figure: string, isMet: boolean) {
  console.log(`${what.padEnd(50)} ${figure}${isMet ? '' : '  MISSED'}`);
  if (!isMet) process.exitCode = 1;
}
