import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { test } from 'node:test';
import { importsOf } from '@portal/build/imports-of';
import { parse } from 'yaml';
import { root } from '../workspaces/workspaces.ts';

/** Folder of the stage in which its `COPY` commands place files. */
const workdir = 'shell';

/** Returns the repository's files and folders that a stage copies, as paths in the image relative to `/portal`. */
function copiedPaths(stage: string): string[] {
  const dockerfile = readFileSync(join(root, 'infra/docker/portal.Dockerfile'), 'utf8');
  const [, commands = ''] = new RegExp(`^FROM \\S+ AS ${stage}$(.*?)^FROM`, 'ms').exec(dockerfile) ?? [];
  return [...commands.matchAll(/^COPY ([^-].*)$/gm)].flatMap(([, words = '']) => {
    const sources = words.split(' ');
    const target = posix.resolve(`/portal/${workdir}`, sources.pop() ?? '');
    const isFolder = words.endsWith('/');
    return sources.map((source) =>
      posix.relative('/portal', isFolder ? posix.join(target, posix.basename(source)) : target),
    );
  });
}

/** Returns the files that a module and its imports need at run time, without packages. */
function moduleFiles(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { from, isType } of importsOf(join(root, file)))
    if (from.startsWith('.') && !isType) moduleFiles(posix.join(dirname(file), from), found);
  return found;
}

for (const name of ['portal', 'nginx'])
  test(`${name}.Dockerfile copies files that exist`, () => {
    const dockerfile = readFileSync(join(root, `infra/docker/${name}.Dockerfile`), 'utf8');
    const sources = [...dockerfile.matchAll(/^COPY ([^-].*)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').slice(0, -1),
    );
    assert.ok(sources.length > 5);
    assert.deepEqual(
      sources.filter((source) => !source.startsWith('$') && !existsSync(join(root, source))),
      [],
    );
  });

for (const entry of ['publisher/main.ts', 'publisher/sync/main.ts', 'publisher/renderer.ts'])
  test(`the images contain all files that ${entry} imports`, () => {
    const copied = copiedPaths('shell-files');
    const missing = [...moduleFiles(`${workdir}/${entry}`)].filter(
      (file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)),
    );

    assert.ok(copied.length > 5);
    assert.deepEqual(missing, []);
  });

for (const command of ['backup', 'restore', 'upgrade'])
  test(`the images may contain all files that the command ${command} imports`, () => {
    const allowed = readFileSync(join(root, '.dockerignore'), 'utf8').match(/(?<=^!).+/gm) ?? [];
    const missing = [...moduleFiles(`infra/cli/${command}.ts`)].filter(
      (file) => !allowed.some((path) => file === path || file.startsWith(`${path}/`)),
    );

    assert.deepEqual(missing, []);
  });

test('every image that Compose builds has a name that IMAGES and IMAGE_TAG publish', () => {
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const built = Object.entries<{ build?: object; image: string }>(services).filter(([, { build }]) => build);

  assert.ok(built.length > 5);
  assert.deepEqual(
    built.filter(([name, { image }]) => image !== `\${IMAGES:-\${COMPOSE_PROJECT_NAME}}-${name}:\${IMAGE_TAG:-latest}`),
    [],
  );
});
