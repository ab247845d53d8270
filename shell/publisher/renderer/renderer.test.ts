import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeRelease } from '../testing/release-fixture.ts';
import { type RendererProcess, shell, site, startRenderer } from '../testing/renderer-process.ts';

let started: RendererProcess;
before(async () => {
  started = await startRenderer();
});
after(() => started.stop());

const render = async (name: string, paths: string[], draft = {}, signal = new AbortController().signal) => {
  const folder = await writeRelease(join(started.folder, name), { paths, ...draft });
  return started.renderer.render({ shell, remote: { folder, version: '1.0.0-a' }, paths, site }, signal);
};

test('renders the pages of a release inside the layout of the shell', async () => {
  const pages = await render('two-pages', ['/austin', '/san-antonio'], {
    component: 'return h("h1", null, path, site.phone);',
  });

  assert.deepEqual([...pages.keys()], ['/austin', '/san-antonio']);
  assert.match(pages.get('/austin')?.body ?? '', /<header.*<h1>\/austin<!-- -->512-555-0142<\/h1>.*<footer/s);
});
