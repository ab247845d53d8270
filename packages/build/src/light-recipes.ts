import { pathToFileURL } from 'node:url';
import type { LoaderContext } from '@rspack/core';

/** What Panda generates for a recipe: the function, and what is to be known about it. */
interface Generated {
  (variants?: object): string | Record<string, string>;
  __name__: string;
  getVariantProps: (variants: object) => Record<string, unknown>;
}

/**
 * A loader for Panda's generated `styled-system/recipes`: says in one line what a recipe's class names are, where the
 * generated module brings the whole style runtime along for variants per breakpoint and compound variants. A build that
 * would need those fails.
 */
export default async function lightRecipes(this: LoaderContext, source: string): Promise<string> {
  if (this.resourcePath.endsWith('index.mjs')) return source;
  if (this.resourcePath.endsWith('create-recipe.mjs')) return runtime;
  if (!/(CompoundVariants = \[\]|, \[\]\))/.test(source))
    throw new Error('This recipe has compound variants, which builds leave out: say it with two variants.');

  const generated: Record<string, Generated> = await import(pathToFileURL(this.resourcePath).href);
  const recipes = Object.entries(generated).map(([name, recipe]) => `export const ${name} = ${shortened(recipe)};`);
  return [`import { recipe, slotRecipe } from './create-recipe.mjs';`, ...recipes].join('\n');
}

function shortened(recipe: Generated): string {
  const { [recipe.__name__]: _, ...defaults } = recipe.getVariantProps({});
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
  if (typeof value === 'object') throw new Error(name + ': ' + variant + ' per breakpoint is left out of builds');
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
