import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Site } from '@portal/contracts/site';
import { site } from '@portal/testing/site';
import { headerKinds } from '../release/header-kinds.ts';
import { contentSecurityPolicy, documentPolicy, responseHeaders, sha256, textHeaders } from '../release/headers.ts';
import { writeHeaders } from './write-headers.ts';

const plain: Site = { ...site, url: 'http://localhost:8080' };
const plausible: Site = {
  ...plain,
  analytics: { provider: 'plausible', src: 'https://analytics.example/script.js', id: 'portal.example' },
};
const ga4: Site = {
  ...plain,
  analytics: { provider: 'ga4', src: 'https://www.googletagmanager.com/gtag/js', id: 'G-ABC123' },
};

/** Returns the sources of a policy that are other origins. */
function foreignSources(site: Site, access: 'public' | 'staff' = 'public') {
  const rules = Object.entries(contentSecurityPolicy(site, access)).map(
    ([name, sources]) => [name, sources.filter((source) => source.startsWith('http'))] as const,
  );
  return Object.fromEntries(rules.filter(([, sources]) => sources.length > 0));
}

test('allows no other origin without analytics and video', () => {
  assert.deepEqual(foreignSources(plain), {});
});

test('allows the script of a Plausible-compatible provider and requests to its host', () => {
  assert.deepEqual(foreignSources(plausible), {
    'script-src': ['https://analytics.example/script.js'],
    'connect-src': ['https://analytics.example'],
  });
});

test('allows the tag of Google Analytics and its collectors', () => {
  assert.deepEqual(foreignSources(ga4), {
    'script-src': ['https://www.googletagmanager.com/gtag/js'],
    'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  });
});

test('allows frames of the video provider', () => {
  assert.deepEqual(foreignSources({ ...plain, videoUrl: 'https://video.example/embed/approach' }), {
    'frame-src': ['https://video.example'],
  });
});

test('allows staff documents no other origin', () => {
  assert.deepEqual(foreignSources({ ...ga4, videoUrl: 'https://video.example/embed/approach' }, 'staff'), {});
  const [scripts] = documentPolicy(ga4, { importMap: '{}' }, 'staff').split('; ');
  assert.equal(scripts, `script-src 'self' '${sha256('{}')}'`);
});

test('allows one inline script and one style, which have the nonce of the header and their hash in the document', () => {
  const header = contentSecurityPolicy(plausible);
  const document = Object.fromEntries(
    documentPolicy(plausible, { importMap: '{}', styles: 'p{}' })
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]),
  );

  assert.deepEqual(header['script-src'], ["'self'", "'nonce-inline'", 'https://analytics.example/script.js']);
  assert.deepEqual(document['script-src'], ["'self'", `'${sha256('{}')}'`, 'https://analytics.example/script.js']);
  // The second one is of the list of Radix Select.
  assert.deepEqual(header['style-src']?.slice(0, 2), ["'self'", "'nonce-inline'"]);
  assert.deepEqual(document['style-src'], ["'self'", `'${sha256('p{}')}'`, header['style-src']?.[2]]);
});

test('sends no Integrity-Policy, with which WebKit runs no script that imports another', () => {
  for (const kind of ['document', 'staff'] as const)
    assert.equal(responseHeaders(plain)[kind]['integrity-policy'], undefined);
});

test('sends HSTS with every response, behind HTTPS only', () => {
  const https = responseHeaders({ ...plain, url: 'https://www.example.com' });

  for (const kind of headerKinds) {
    assert.match(https[kind]['strict-transport-security'] ?? '', /^max-age=31536000/);
    assert.equal(responseHeaders(plain)[kind]['strict-transport-security'], undefined);
  }
  assert.ok(textHeaders('https://www.example.com')['strict-transport-security']);
});

test('writes the headers for both servers, and leaves no temporary file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-headers-'));
  try {
    await writeHeaders(folder, plain, {
      remotes: [
        { name: 'locations', access: 'public', prefixes: ['/austin'] },
        { name: 'admin', access: 'staff', prefixes: ['/admin', '/desk'] },
      ],
      unavailable: ['/austin'],
    });

    assert.deepEqual((await readdir(folder)).sort(), ['headers.conf', 'headers.json', 'routes.conf']);
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    assert.deepEqual(JSON.parse(await read('headers.json')), responseHeaders(plain));
    assert.match(
      await read('headers.conf'),
      /"document" "default-src 'self'; object-src 'none'; media-src 'self'; script-src 'self' 'nonce-inline'/,
    );
    const routes = await read('routes.conf');
    assert.match(routes, /location ~ \^\/desk\(\/\|\$\) \{\n {4}set \$document \/admin\.html;/);
    assert.match(routes, /location \^~ \/remotes\/admin\/ \{\n {4}include portal\/staff-asset\.conf;/);
    assert.match(routes, /location ~ \^\/austin\(\[\/-\]\|\$\) \{\n {4}include portal\/unavailable-page\.conf;/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('rejects a setting that nginx would interpret', async () => {
  const site = { ...plausible, analytics: { ...plausible.analytics, src: 'https://analytics.example/$host.js' } };

  await assert.rejects(
    writeHeaders(join(tmpdir(), 'portal-none'), site, { remotes: [], unavailable: [] }),
    /must not contain/,
  );
});
