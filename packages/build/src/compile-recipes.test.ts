import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import compileRecipes from './compile-recipes.ts';

const app = resolve(import.meta.dirname, '../../ui');
const generated = join(app, 'styled-system/recipes');
const light = mkdtempSync(join(tmpdir(), 'portal-recipes-'));

type Recipe = (variants?: object) => string | Record<string, string>;

const load = (source: string, resourcePath: string) => compileRecipes.call({ resourcePath } as never, source);

/** The same recipe as Panda generates it and as builds have it. */
async function both(file: string, name: string): Promise<[Recipe, Recipe]> {
  const path = join(generated, `${file}.mjs`);
  writeFileSync(join(light, `${file}.mjs`), await load(readFileSync(path, 'utf8'), path));
  const modules = await Promise.all([path, join(light, `${file}.mjs`)].map((at) => import(pathToFileURL(at).href)));
  return [modules[0][name], modules[1][name]];
}

before(async () => {
  if (!existsSync(generated)) execFileSync('panda', ['codegen', '--silent'], { cwd: app });
  const path = join(generated, 'create-recipe.mjs');
  writeFileSync(join(light, 'create-recipe.mjs'), await load(readFileSync(path, 'utf8'), path));
});
after(() => rmSync(light, { recursive: true }));

for (const variants of [undefined, {}, { tone: 'quiet' }, { size: 'lg', wide: true }, { tone: undefined }]) {
  test(`a button with ${JSON.stringify(variants) ?? 'nothing chosen'} has the names Panda gives it`, async () => {
    const [full, short] = await both('button', 'button');

    assert.equal(short(variants), full(variants));
  });
}

for (const variants of [undefined, { layout: 'split', flip: true }]) {
  test(`the parts of a section with ${JSON.stringify(variants) ?? 'nothing chosen'} have the names Panda gives them`, async () => {
    const [full, short] = await both('section', 'section');

    assert.deepEqual(short(variants), full(variants));
  });
}

test('a variant per breakpoint is refused by name', async () => {
  const [, short] = await both('button', 'button');

  assert.throws(() => short({ size: { base: 'sm', md: 'lg' } }), /button: size per breakpoint/);
});

test('compound variants stop the build', async () => {
  const source = "const buttonFn = createRecipe('button', {}, [{ tone: 'quiet' }])";

  await assert.rejects(load(source, join(generated, 'button.mjs')), /compound variants/);
});
