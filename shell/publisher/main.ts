import { generateKeyPairSync } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { serveMetrics } from '@portal/http-server/metrics';
import { publicKeyOf } from '@portal/release/signature';
import { writeOperatorFile } from './commands/operator.ts';
import { publisherServer } from './http-server.ts';
import { readEnv } from './platform/env.ts';
import { log } from './platform/log.ts';
import { publisherMetrics } from './publisher-metrics.ts';
import { Publisher } from './remote/publisher.ts';

const env = readEnv();
await mkdir(env.dataDir, { recursive: true });
const publisher = new Publisher(env);
const registry = publisherMetrics(publisher);
// Valid until the process ends: an operator keeps no key.
const { privateKey: operator } = generateKeyPairSync('ed25519');
const server = publisherServer(publisher, registry, [publicKeyOf(operator)]);
const origin = await server.listen({ host: env.host, port: env.port });
if (env.metricsPort !== undefined) await serveMetrics(registry, env.host, env.metricsPort);
await publisher.start();
await writeOperatorFile(env.dataDir, origin, operator);
const unsigned = publisher.teams.filter(({ publicKeys }) => publicKeys.length === 0).map(({ name }) => name);
if (unsigned.length > 0)
  log.info(
    { teams: unsigned },
    'these teams have no key in teams.json: their releases are accepted from local folders only',
  );
if (!env.apiMetricsOrigin)
  log.warn(
    'API_METRICS_ORIGIN is not set: no release is rolled back by reports of visitors, and nobody gets mail about rollbacks',
  );
log.info({ host: env.host, port: env.port, siteDir: env.siteDir }, 'publisher is running');

let isStopping = false;
// Not `once`: without another listener, write-file-atomic ends the process when a signal arrives.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    await publisher.stop();
    await server.close();
  });
