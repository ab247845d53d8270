import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../workspaces/workspaces.ts';
import { stack } from './testing.ts';

for (const [service, metric] of [
  ['api', 'api_circuit_open 0'],
  ['api-2', 'api_circuit_open 0'],
  ['publisher', 'publisher_live{remote="marketing"} 1'],
  ['nginx', 'nginx_site_build 1'],
] as const)
  test(`${service} serves metrics to other containers, on a port that is not published`, async () => {
    const metrics = await stack.exec('nginx', 'curl', '--silent', '--fail', `http://${service}:9464/metrics`);
    assert.ok(metrics.includes(`\n${metric}\n`), metrics);
    const { NetworkSettings } = await stack.inspect(service);
    assert.ok(!NetworkSettings.Ports['9464/tcp'], service);
  });

for (const args of [
  ['test', 'rules', 'alerts.test.yaml'],
  ['check', 'config', 'prometheus.yaml'],
  ['check', 'config', '--syntax-only', 'kubernetes.yaml'],
])
  test(`promtool ${args.join(' ')}`, async () => {
    const folder = ['--volume', `${join(root, 'infra/prometheus')}:/rules:ro`, '--workdir', '/rules'];
    await stack.compose(['run', '--rm', '--no-deps', ...folder, '--entrypoint', 'promtool', 'prometheus', ...args]);
  });
