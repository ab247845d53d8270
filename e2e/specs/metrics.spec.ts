import { metricsOf, nginxMetrics, usedMetrics } from '../../infra/prometheus/testing/metric-names.ts';
import { sharedPortal } from '../fixtures/global-setup.ts';
import { expect, test } from '../fixtures/test.ts';

test('alerts and dashboard use metrics that exist, and every metric of the portal', { tag: '@inside' }, async ({
  request,
}) => {
  const read = async (address: string) => (await request.get(address)).text();
  const texts = await Promise.all(sharedPortal().metrics.map(read));
  const existing = [...texts.flatMap(metricsOf), ...nginxMetrics];

  expect(usedMetrics.filter((name) => !existing.includes(name))).toEqual([]);
  const own = existing.filter((name) => /^(api|publisher|nginx|http)_/.test(name));
  expect(own.filter((name) => !usedMetrics.includes(name))).toEqual([]);
  // It has no mailbox, which is not the same as one that is not connected.
  expect(texts.join('')).not.toMatch(/^api_mailbox_connected \d/m);
});

test('visitors cannot read metrics', async ({ request, portal }) => {
  for (const origin of new Set([portal.origin, portal.desk]))
    for (const path of ['/metrics', '/api/metrics', '/api/health/metrics', '/releases/commands/metrics']) {
      const response = await request.get(`${origin}${path}`, { maxRedirects: 0 });
      expect(await response.text(), path).not.toContain('# TYPE');
    }
});
