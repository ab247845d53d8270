import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import type { Model } from '@kubernetes-models/base';
import { type Manifest, overlays } from './manifests.ts';

const root = join(import.meta.dirname, '../..');
/** The Barman Cloud plugin publishes neither schema nor types in the npm registry. */
const isDescribed = ({ apiVersion }: Manifest) => apiVersion !== 'barmancloud.cnpg.io/v1';

/** The module with the schemas and types of an API version. */
function modulePath(apiVersion: string) {
  if (apiVersion.endsWith('cnpg.io/v1')) return `@kubernetes-models/cloudnative-pg/${apiVersion}`;
  if (apiVersion.endsWith('cert-manager.io/v1')) return `@kubernetes-models/cert-manager/${apiVersion}`;
  return `kubernetes-models/${apiVersion}`;
}

for (const { name, manifests } of overlays) {
  test(`every object of overlay ${name} matches its schema`, async () => {
    for (const { apiVersion, kind, ...rest } of manifests.filter(isDescribed)) {
      const models: Record<string, (new (data: unknown) => Model<unknown>) | undefined> = await import(
        modulePath(apiVersion)
      );
      const Kind = models[kind];
      assert.ok(Kind, `${apiVersion} has no ${kind}`);
      assert.doesNotThrow(() => new Kind(rest).validate(), `${kind} ${rest.metadata.name}`);
    }
  });
}

// Schemas accept unknown fields, which Kubernetes ignores. The TypeScript types do not.
test('overlays contain no unknown fields', async () => {
  const folder = join(root, '.portal', 'k8s');
  mkdirSync(folder, { recursive: true });
  const constants = overlays.flatMap(({ name, manifests }) =>
    manifests.filter(isDescribed).map((manifest) => typedConstant(name, manifest)),
  );
  writeFileSync(join(folder, 'manifests.ts'), constants.join('\n'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', files: ['manifests.ts'] }),
  );
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch(
    (error) => error,
  );
  assert.equal(stdout, '');
});

/** Returns a constant named after the object, so that a compiler error names it. */
function typedConstant(overlay: string, manifest: Manifest) {
  const name = `${overlay}_${manifest.kind}_${manifest.metadata.name}`.replaceAll(/\W/g, '_');
  const type = `import('${modulePath(manifest.apiVersion)}').I${manifest.kind}`;
  return `export const ${name}: ${type} = ${JSON.stringify(manifest, null, 1)};`;
}
