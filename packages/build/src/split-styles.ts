import type { LoaderContext } from '@rspack/core';
import postcss, { type ChildNode, type Container } from 'postcss';

interface SplitStylesOptions {
  /** File names of the recipes that have style sheets of their own. */
  recipes: string[];
}

/**
 * A loader for the style sheet that Panda generates: `styles.css?recipe=field` contains the rules of one recipe, `styles.css` all rules
 * but those of `recipes`.
 */
export default function splitStyles(
  this: Pick<LoaderContext<SplitStylesOptions>, 'resourceQuery' | 'getOptions'>,
  css: string,
): string {
  const recipe = new URLSearchParams(this.resourceQuery).get('recipe');
  const className = new RegExp(String.raw`\.\w+-(${this.getOptions().recipes.join('|')})(?=__|--|[^\w-]|$)`);
  const root = postcss.parse(css);
  keepRules(root, (selector) => (className.exec(selector)?.[1] ?? null) === recipe, recipe !== null);
  return root.toString();
}

/** Removes all other rules and the blocks that are empty without them. With `rulesOnly`, also everything that contains no rule. */
function keepRules(parent: Container<ChildNode>, isKept: (selector: string) => boolean, rulesOnly: boolean) {
  parent.each((node) => {
    if (node.type === 'rule') {
      if (!isKept(node.selector)) node.remove();
    } else if (node.type === 'atrule' && node.nodes?.some(({ type }) => type !== 'decl')) {
      keepRules(node as Container<ChildNode>, isKept, rulesOnly);
      if (node.nodes.length === 0) node.remove();
    } else if (rulesOnly) node.remove();
  });
}
