import postcss from 'postcss';

const carriedByShell = new Set(['reset', 'base', 'tokens']);

/** What is left of a remote's style sheet without the layers and keyframes that the shell carries for everyone. */
export function keepOwnRules(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    const isCarried =
      rule.name === 'keyframes' || (rule.name === 'layer' && rule.nodes && carriedByShell.has(rule.params));
    if (isCarried) rule.remove();
  });
  return root.toString();
}
