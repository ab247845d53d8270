import postcss from 'postcss';

const shellLayers = new Set(['reset', 'base', 'tokens']);

/** Returns a remote's style sheet without the layers and keyframes that are in the shell's. */
export function stripShellLayers(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    const isInShell =
      rule.name === 'keyframes' || (rule.name === 'layer' && rule.nodes && shellLayers.has(rule.params));
    if (isInShell) rule.remove();
  });
  return root.toString();
}
