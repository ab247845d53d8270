import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnv } from '../env.ts';
import { securityHeaders } from './headers.ts';

/** The policy's sources beyond this origin's own, as a portal with these settings sends it. */
function foreignSources(settings: NodeJS.ProcessEnv) {
  const policy = securityHeaders(readEnv(settings).site, "'sha256-x'")['content-security-policy'] ?? '';
  const rules = policy.split('; ').map((rule) => {
    const [name = '', ...sources] = rule.split(' ');
    return [name, sources.filter((source) => source.startsWith('http'))] as const;
  });
  return Object.fromEntries(rules.filter(([, sources]) => sources.length > 0));
}

const src = 'https://analytics.example/script.js';

test('without analytics nobody else is asked for anything', () => {
  assert.deepEqual(foreignSources({}), {});
  assert.deepEqual(foreignSources({ ANALYTICS_PROVIDER: 'none', ANALYTICS_SRC: src, ANALYTICS_ID: 'G-ABC123' }), {});
});

test('a Plausible-compatible provider may run its script and hear from it, no more', () => {
  assert.deepEqual(foreignSources({ ANALYTICS_SRC: src }), {
    'script-src': ['https://analytics.example'],
    'connect-src': ['https://analytics.example'],
  });
});

test('Google Analytics may load its tag and send to its collectors', () => {
  assert.deepEqual(foreignSources({ ANALYTICS_ID: 'G-ABC123' }), {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  });
});

for (const [settings, provider, id] of [
  [{}, undefined, ''],
  [{ ANALYTICS_SRC: src, SITE_URL: 'https://portal.example' }, 'plausible', 'portal.example'],
  [{ ANALYTICS_SRC: src, ANALYTICS_ID: 'other.example' }, 'plausible', 'other.example'],
  [{ ANALYTICS_ID: 'G-ABC123' }, 'ga4', 'G-ABC123'],
  [{ ANALYTICS_PROVIDER: 'plausible', ANALYTICS_SRC: src, ANALYTICS_ID: 'G-is.example' }, 'plausible', 'G-is.example'],
] as const)
  test(`${JSON.stringify(settings)} means ${provider ?? 'no provider'}`, () => {
    const { analytics } = readEnv(settings).site;

    assert.deepEqual([analytics.provider, analytics.id], [provider, id]);
  });

for (const [settings, message] of [
  [{ ANALYTICS_PROVIDER: 'matomo' }, /ANALYTICS_PROVIDER must be none, plausible or ga4/],
  [{ ANALYTICS_ID: 'portal.example' }, /ANALYTICS_SRC must name the script/],
  [{ ANALYTICS_PROVIDER: 'ga4', ANALYTICS_ID: 'UA-1' }, /ANALYTICS_ID must be a measurement id/],
] as const)
  test(`${JSON.stringify(settings)} stops the start and says what to mend`, () => {
    assert.throws(() => readEnv(settings), message);
  });
