import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aPortal } from '../testing/a-portal.ts';

const portal = await aPortal();
after(portal.remove);
const release = await portal.publish({ text: 'Cameras <& gates>', paths: ['/austin', '/austin-cabling'] });

test('a page carries its words, its head and the facts its scripts need', async () => {
  const { status, headers, text } = await portal.ask('/austin');

  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.match(text, /^<!doctype html><html lang="en">/);
  assert.match(text, /<h1>Cameras &lt;&amp; gates&gt;<\/h1>/);
  assert.match(text, /<p id="phone">512-555-0142<\/p>/);

  const head = text.slice(0, text.indexOf('</head>'));
  assert.match(head, /<title>Cameras &lt;&amp; gates&gt; \/austin<\/title>/);
  assert.match(head, /<meta name="description" content="Cameras/);
  assert.match(head, /<link rel="canonical" href="[^"]+\/austin"/);
  assert.match(head, new RegExp(`href="/remotes/locations/${release.version}/page.css"`));

  const [, json = ''] = /<script type="application\/json" id="portal">(.*?)<\/script>/.exec(text) ?? [];
  const facts = JSON.parse(json);
  assert.equal(facts.kind, 'page');
  assert.equal(facts.site.url, 'https://portal.example');
  assert.deepEqual(facts.remote, {
    name: 'locations',
    version: release.version,
    entry: `/remotes/locations/${release.version}/remoteEntry.js`,
  });
  assert.ok(facts.preload.includes(facts.remote.entry) && facts.preload.includes(facts.entry));
});

test('every address a document names is there', async () => {
  const { text } = await portal.ask('/austin');
  const named = [...new Set([...text.matchAll(/"(\/(?:shell|remotes)\/[^"]+)"/g)].map(([, address = '']) => address))];
  const answers = await Promise.all(named.map((address) => portal.ask(address)));

  assert.ok(named.length > 5);
  assert.deepEqual(
    named.filter((_, index) => answers[index]?.status !== 200),
    [],
  );
});

test('whoever has the page is told so without getting it again', async () => {
  const { headers } = await portal.ask('/austin');
  assert.match(String(headers.etag), /^"[\w-]{22}"$/);
  assert.match(String(headers['cache-control']), /max-age=0, must-revalidate/);

  for (const tag of [`${headers.etag}`, `"other", W/${headers.etag}`]) {
    const again = await portal.ask('/austin', { headers: { 'if-none-match': tag } });
    assert.equal(again.status, 304);
    assert.equal(again.headers.etag, headers.etag);
    assert.equal(again.body.length, 0);
  }
  assert.equal((await portal.ask('/austin', { headers: { 'if-none-match': '"other"' } })).status, 200);
});

test('brotli, gzip and plain are the same document', async () => {
  const plain = await portal.ask('/austin');
  const br = await portal.ask('/austin', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const gzip = await portal.ask('/austin', { headers: { 'accept-encoding': 'gzip, br;q=0' } });

  assert.deepEqual(
    [plain, br, gzip].map(({ headers }) => headers['content-encoding']),
    [undefined, 'br', 'gzip'],
  );
  assert.deepEqual(brotliDecompressSync(br.body), plain.body);
  assert.deepEqual(gunzipSync(gzip.body), plain.body);
  for (const { headers, body } of [plain, br, gzip]) {
    assert.equal(headers.vary, 'accept-encoding');
    assert.equal(Number(headers['content-length']), body.length);
  }
});

test('HEAD answers what GET would, without the document', async () => {
  const get = await portal.ask('/austin');
  const head = await portal.ask('/austin', { method: 'HEAD' });

  assert.equal(head.status, 200);
  assert.equal(head.body.length, 0);
  assert.equal(head.headers.etag, get.headers.etag);
  assert.equal(head.headers['content-length'], get.headers['content-length']);
});

for (const [from, to] of [
  ['/austin/', '/austin'],
  ['/austin-cabling///?from=mail', '/austin-cabling?from=mail'],
  ['/nowhere/', '/nowhere'],
])
  test(`${from} leads to ${to} for good`, async () => {
    const { status, headers } = await portal.ask(`${from}`);

    assert.equal(status, 308);
    assert.equal(headers.location, to);
  });

for (const path of [
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example/',
  '/austin/..//evil.example/',
  '//',
  '/%',
])
  test(`${path} leads nowhere else and does no harm`, async () => {
    const { status, headers } = await portal.ask(path);

    assert.ok([400, 404, 503].includes(status), `answered ${status}`);
    assert.equal(headers.location, undefined);
    assert.equal((await portal.ask('/austin')).status, 200);
  });

test('an address that is none at all is refused', async () => {
  assert.equal((await portal.ask('http://[/')).status, 400);
  assert.equal((await portal.ask('/austin')).status, 200);
});

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
  test(`a page does not answer ${method}`, async () => {
    const { status, headers } = await portal.ask('/austin', { method });

    assert.equal(status, 405);
    assert.equal(headers.allow, 'GET, HEAD');
  });

for (const path of ['/nowhere', '/austin-zeppelins', '/AUSTIN', '/not-found'])
  test(`${path} is not found, and says so inside the layout`, async () => {
    const { status, headers, text } = await portal.ask(path);

    assert.equal(status, 404);
    assert.equal(headers['retry-after'], undefined);
    assert.match(text, /404 Page Not Found/);
    assert.match(text, /<footer/);
    assert.match(text, /<meta name="robots" content="noindex"/);
  });

test('while the team that owns an address has nothing live, its visitors are asked to come back', async () => {
  const { status, headers } = await portal.ask('/services');

  assert.equal(status, 503);
  assert.equal(headers['retry-after'], '30');
});

test('the staff view is an empty document that nobody indexes', async () => {
  for (const path of ['/admin', '/admin/submissions/7']) {
    const { status, headers, text } = await portal.ask(path);

    assert.equal(status, 200);
    assert.equal(headers['x-robots-tag'], 'noindex');
    assert.match(text, /<meta name="robots" content="noindex">/);
    assert.match(text, /<div id="root"><\/div>/);
  }
});

test('the policy allows the one inline script by its hash, and no other', async () => {
  const { headers, text } = await portal.ask('/austin');
  const policy = String(headers['content-security-policy']);
  const scripts = [...text.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);

  assert.equal(scripts.length, 1);
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64');
  assert.match(policy, /default-src 'none'/);
  assert.ok(policy.includes(`script-src 'self' 'sha256-${hash}';`), policy);
  assert.doesNotMatch(policy, /unsafe/);
});

test('every kind of answer carries the security headers', async () => {
  for (const path of ['/austin', '/nowhere', '/services', '/admin', '/sitemap.xml', `/remotes/locations/0/x.js`]) {
    const { headers } = await portal.ask(path);

    assert.ok(headers['content-security-policy'], path);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  }
});

test('search engines find every public page and are kept from the rest', async () => {
  const sitemap = await portal.ask('/sitemap.xml');
  assert.equal(sitemap.headers['content-type'], 'application/xml; charset=utf-8');
  assert.deepEqual(
    [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address),
    ['https://portal.example/austin', 'https://portal.example/austin-cabling'],
  );

  const { text } = await portal.ask('/robots.txt');
  assert.match(text, /^Disallow: \/admin$/m);
  assert.match(text, /^Sitemap: https:\/\/portal\.example\/sitemap\.xml$/m);
});

test('the live releases and the health of the portal can be asked for', async () => {
  const { remotes } = JSON.parse((await portal.ask('/releases.json')).text);
  assert.deepEqual(remotes, [
    {
      name: 'locations',
      version: release.version,
      entry: `/remotes/locations/${release.version}/remoteEntry.js`,
    },
  ]);

  const health = JSON.parse((await portal.ask('/healthz')).text);
  assert.deepEqual(health.remotes, [{ name: 'locations', version: release.version }]);
});
