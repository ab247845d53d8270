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
const compiled = mkdtempSync(join(tmpdir(), 'portal-recipes-'));

type Recipe = (variants?: object) => string | Record<string, string>;

const load = (source: string, resourcePath: string) => compileRecipes.call({ resourcePath } as never, source);

/** Returns a recipe as Panda generates it, and compiled. */
async function loadBoth(file: string, name: string): Promise<[Recipe, Recipe]> {
  const path = join(generated, `${file}.mjs`);
  writeFileSync(join(compiled, `${file}.mjs`), await load(readFileSync(path, 'utf8'), path));
  const modules = await Promise.all(
    [path, join(compiled, `${file}.mjs`)].map((module) => import(pathToFileURL(module).href)),
  );
  return [modules[0][name], modules[1][name]];
}

before(async () => {
  if (!existsSync(generated)) execFileSync('panda', ['codegen', '--silent'], { cwd: app });
  const path = join(generated, 'create-recipe.mjs');
  writeFileSync(join(compiled, 'create-recipe.mjs'), await load(readFileSync(path, 'utf8'), path));
});
after(() => rmSync(compiled, { recursive: true }));

for (const variants of [undefined, {}, { tone: 'quiet' }, { size: 'lg', wide: true }, { tone: undefined }]) {
  test(`returns the class names of Panda for a button with ${JSON.stringify(variants) ?? 'no variants'}`, async () => {
    const [expected, recipe] = await loadBoth('button', 'button');

    assert.equal(recipe(variants), expected(variants));
  });
}

test('returns the class names of Panda for a recipe with a name of several words', async () => {
  const [expected, recipe] = await loadBoth('text-link', 'textLink');

  assert.equal(recipe(), expected());
});

for (const variants of [undefined, { layout: 'split', flip: true }]) {
  test(`returns the class names of Panda for the slots of a section with ${JSON.stringify(variants) ?? 'no variants'}`, async () => {
    const [expected, recipe] = await loadBoth('section', 'section');

    assert.deepEqual(recipe(variants), expected(variants));
  });
}

test('rejects a variant per breakpoint', async () => {
  const [, recipe] = await loadBoth('button', 'button');

  assert.throws(() => recipe({ size: { base: 'sm', md: 'lg' } }), /button: size per breakpoint/);
});

test('rejects compound variants', async () => {
  const source = "const buttonFn = createRecipe('button', {}, [{ tone: 'quiet' }])";

  await assert.rejects(load(source, join(generated, 'button.mjs')), /compound variants/);
});
