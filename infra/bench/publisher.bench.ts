import { readFileSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemotePart } from '../../shell/publisher/site/assemble-site.ts';
import { PublisherFixture } from '../../shell/publisher/testing/publisher-fixture.ts';
import { PublisherProcess } from '../../shell/publisher/testing/publisher-process.ts';
import { startRenderer } from '../../shell/publisher/testing/renderer-process.ts';

const mostSecondsFor42 = 2;
const mostMegabytes = 1000;
const mostGrowth = 1.1;
const mostRollbackMs = 1000;
/** Longer than the deadline of a check. */
const mostSecondsToPublish = 1200;
/** Time per page of the largest site, compared with that of a tenth of it. */
const mostFactor = 1.5;

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
  report('site build of 42 pages', `${few.toFixed(2)} s`, few < mostSecondsFor42);
  const [tenth, all] = [await secondsToBuild(420), await secondsToBuild(4200)];
  report('site build of 420 pages', `${tenth.toFixed(1)} s`, true);
  report('site build of 4200 pages', `${all.toFixed(1)} s`, all < tenth * 10 * mostFactor);
  await memory();
  await rollback();
} finally {
  await renderer.stop();
}

/** A second build of all pages: their images are in the cache, every document is new. */
async function secondsToBuild(count: number): Promise<number> {
  const portal = await PublisherFixture.start({ renderer: renderer.address });
  try {
    const { publisher } = portal;
    await portal.publishLive({ text: 'Bench', paths: pathsOf(count), component }, mostSecondsToPublish);
    const { team, state } = publisher.remotes.get('locations') ?? {};
    const stored = await publisher.store.find('locations', state?.live ?? '');
    if (!team || !state || !stored) throw new Error('The release is not live.');
    const shell = publisher.liveShell().stored.folder;
    const remote = { folder: stored.folder, version: stored.release.version };
    const job = { shell, remote, paths: pathsOf(count), site: publisher.env.site };
    const rendered = await publisher.renderer.render(job, publisher.signal);
    const { versions, sequence, isPinned, number: entry } = state.state;
    const pages = { stored, rendered, banner: '<p>Bench</p>' };
    const part: RemotePart = { team, versions, sequence, isPinned, entry, pages };
    const start = performance.now();
    await publisher.draft(part, cause);
    return (performance.now() - start) / 1000;
  } finally {
    await portal.remove();
  }
}

/** Publishes 4200 pages, and in another process 100 releases, and reads the memory of the publisher. */
async function memory() {
  await withProcess(async (portal, publisher) => {
    const { version } = await portal.publish({ text: 'Bench', paths: pathsOf(4200), component });
    await publisher.untilStatus('4200 pages are live', ({ live }) => live === version, undefined, mostSecondsToPublish);
    const peak = megabytes(publisher.pid, 'VmHWM');
    report('publisher memory, 4200 pages, at most', `${peak} MB`, peak < mostMegabytes);
  });
  await withProcess(async (portal, publisher) => {
    const after: number[] = [];
    for (let count = 1; count <= 100; count += 1) {
      const { version } = await portal.publish({ text: `Release ${count}`, paths: pathsOf(10), component });
      await publisher.untilStatus(`release ${count} is live`, ({ live }) => live === version);
      if (count % 10 === 0) after.push(megabytes(publisher.pid, 'VmRSS'));
    }
    const [ten = 0, hundred = 0] = [after[0], after.at(-1)];
    report('publisher memory after 10, 20, … 100 releases', `${after.join(', ')} MB`, hundred < ten * mostGrowth);
  });
}

async function rollback() {
  await withProcess(async (portal, publisher) => {
    const releases = [];
    for (const text of ['One', 'Other']) {
      const { version } = await portal.publish({ text, paths: pathsOf(42), component });
      await publisher.untilStatus(`${text} is live`, ({ live }) => live === version);
      releases.push(version);
    }
    const times: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const before = await readlink(portal.site('current'));
      const start = performance.now();
      await publisher.command('rollback', { version: releases[turn % 2] });
      times.push(performance.now() - start);
      if ((await readlink(portal.site('current'))) === before) throw new Error('The build is the same.');
    }
    const most = Math.max(...times);
    report('rollback until `current` changed', `${most.toFixed(0)} ms at most`, most < mostRollbackMs);
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
