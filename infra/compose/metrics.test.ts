import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePort } from '../processes/ports.ts';
import { docker } from './stack.ts';
import { stack, until } from './testing.ts';

const profile = ['--profile', 'metrics'];
const [image = ''] = (await stack.compose([...profile, 'config', '--images', 'prometheus'])).trim().split('\n');
const isAvailable = await docker('image', 'inspect', image)
  .catch(() => docker('pull', '--quiet', image))
  .then(
    () => true,
    () => false,
  );
const skip = isAvailable ? false : `The image ${image} is neither here nor in a registry that can be reached.`;

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

test('Prometheus collects the metrics of all containers', { skip }, async () => {
  const env = { PROMETHEUS_PORT: String(await freePort()) };
  await stack.compose([...profile, 'up', '--no-deps', '--detach', 'prometheus'], { env });
  try {
    await until(async () => {
      const { data } = JSON.parse(
        await stack.exec('nginx', 'curl', '--silent', '--fail', 'http://prometheus:9090/api/v1/targets'),
      );
      const states = data.activeTargets.map(({ health }: { health: string }) => health);
      return states.length === 4 && states.every((state: string) => state === 'up');
    });
  } finally {
    await stack.compose([...profile, 'rm', '--stop', '--force', 'prometheus']);
  }
});
