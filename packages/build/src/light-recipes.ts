/**
 * A loader for Panda's generated `create-recipe.mjs`: what the portal's recipes need of it in a tenth of its weight. A
 * recipe's class names are its name and one per variant; the original also knows variants per breakpoint and compound ones,
 * and brings the whole style runtime for them. Whoever uses those is told when the recipe is made.
 */
export default function lightRecipes(source: string): string {
  const [, prefix] = /prefix: "([^"]*)"/.exec(source) ?? [];
  if (!prefix) throw new Error('The generated recipe runtime names no class prefix: has Panda changed its format?');
  return `
const className = (name, variant, value) => {
  if (typeof value === 'object') throw new Error(name + '.' + variant + ': variants per breakpoint are left out of this build');
  return '${prefix}-' + name + '--' + variant + '_' + String(value).replaceAll(' ', '_');
};

export const createRecipe = (name, defaultVariants, compoundVariants) => {
  if (compoundVariants.length > 0) throw new Error(name + ': compound variants are left out of this build');
  const getVariantProps = (variants) => ({
    ...defaultVariants,
    ...Object.fromEntries(Object.entries(variants ?? {}).filter(([, value]) => value !== undefined)),
  });
  const recipeFn = (variants) =>
    ['${prefix}-' + name]
      .concat(Object.entries(getVariantProps(variants)).filter(([, value]) => value != null).map(([variant, value]) => className(name, variant, value)))
      .join(' ');
  return { recipeFn, getVariantProps };
};

export const mergeRecipes = (first, second) => (...args) => first(...args) + ' ' + second(...args);
`;
}
