import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import type { Model } from '@kubernetes-models/base';
import { type Manifest, manifests, patches } from './manifests.ts';

const root = join(import.meta.dirname, '../..');

/** The package that knows an API version: its schemas and its types. */
const modulePath = (apiVersion: string) =>
  apiVersion.endsWith('cnpg.io/v1')
    ? `@kubernetes-models/cloudnative-pg/${apiVersion}`
    : `kubernetes-models/${apiVersion}`;

for (const manifest of manifests) {
  test(`${manifest.file}: ${manifest.kind} ${manifest.metadata.name} fits its schema`, async () => {
    const { file: _, apiVersion, kind, ...rest } = manifest;
    const models: Record<string, (new (data: unknown) => Model<unknown>) | undefined> = await import(
      modulePath(apiVersion)
    );
    const Kind = models[kind];
    assert.ok(Kind, `${apiVersion} has no ${kind}`);
    assert.doesNotThrow(() => new Kind(rest).validate());
  });
}

// The schemas let unknown fields pass, and Kubernetes forgets them: a misspelt probe would be no probe. Types do not.
test('no field is misspelt, in manifests or patches', async () => {
  const folder = join(root, '.portal', 'k8s');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'manifests.ts'),
    [...manifests.map(declared('Whole')), ...patches.map(declared('Part'))].join('\n') + shapes,
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', files: ['manifests.ts'] }),
  );
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch(
    (error) => error,
  );
  assert.equal(stdout, '');
});

const shapes = `
type Whole<Kind> = Kind;
type Part<Kind> = Kind extends object ? { [Field in keyof Kind]?: Part<Kind[Field]> } : Kind;
`;

/** One typed constant, named so that a complaint of the compiler leads to the file. */
const declared =
  (shape: 'Whole' | 'Part') =>
  ({ file, ...manifest }: Manifest) => {
    const name = `${file}_${manifest.kind}_${manifest.metadata.name}`.replaceAll(/\W/g, '_');
    const type = `import('${modulePath(manifest.apiVersion)}').I${manifest.kind}`;
    return `export const ${name}: ${shape}<${type}> = ${JSON.stringify(manifest, null, 1)};`;
  };
