import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';

/** A recipe as Panda generates it. */
interface GeneratedRecipe {
  (variants?: object): string | Record<string, string>;
  __name__: string;
  getVariantProps: (variants: object) => Record<string, unknown>;
}

/**
 * A loader for Panda's generated `styled-system/recipes`. Replaces a recipe by one call with its class names, because the generated
 * module imports the runtime for responsive and compound variants. Throws when a recipe has compound variants.
 */
export default async function compileRecipes(this: LoaderContext, source: string): Promise<string> {
  if (this.resourcePath.endsWith('index.mjs')) return source;
  if (this.resourcePath.endsWith('create-recipe.mjs')) return runtime;
  if (!/(CompoundVariants = \[\]|, \[\]\))/.test(source))
    throw new Error('This recipe has compound variants, which builds do not support. Use two variants.');

  const generated: Record<string, GeneratedRecipe> = await import(pathToFileURL(this.resourcePath).href);
  const recipes = Object.entries(generated).map(([name, recipe]) => `export const ${name} = ${compile(recipe)};`);
  return [`import { recipe, slotRecipe } from './create-recipe.mjs';`, ...recipes].join('\n');
}

function compile(recipe: GeneratedRecipe): string {
  const variants = Object.entries(recipe.getVariantProps({}));
  // Panda adds the name of the recipe with this value.
  const defaults = Object.fromEntries(variants.filter(([, value]) => value !== '__ignore__'));
  const names = recipe();
  const ownName = (classes: string) => classes.split(' ')[0];
  const call =
    typeof names === 'string'
      ? ['recipe', ownName(names)]
      : ['slotRecipe', Object.fromEntries(Object.entries(names).map(([slot, classes]) => [slot, ownName(classes)]))];
  return `/* @__PURE__ */ ${call[0]}(${JSON.stringify(call[1])}, ${JSON.stringify(defaults)})`;
}

const runtime = `
const variantName = (name, variant, value) => {
  if (typeof value === 'object') throw new Error(name + ': ' + variant + ' per breakpoint is not supported in builds');
  return ' ' + name + '--' + variant + '_' + String(value).replaceAll(' ', '_');
};

export const recipe = (name, defaults) => (variants = {}) => {
  const chosen = { ...defaults };
  for (const variant in variants) if (variants[variant] !== undefined) chosen[variant] = variants[variant];
  let names = name;
  for (const variant in chosen) if (chosen[variant] != null) names += variantName(name, variant, chosen[variant]);
  return names;
};

export const slotRecipe = (slots, defaults) => (variants) => {
  const names = {};
  for (const slot in slots) names[slot] = recipe(slots[slot], defaults)(variants);
  return names;
};
`;
