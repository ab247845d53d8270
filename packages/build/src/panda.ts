import { defineConfig, type Preset } from '@pandacss/dev';
import { reachedComponents } from './reached-components.ts';
import { keepOwnRules } from './remote-css.ts';

interface PortalPanda {
  /** The preset of the design system. */
  preset: Preset;
  /** Stands before every class name, so that two apps' releases can share a page: `s-…`, `m-…`, `l-…`, `a-…`. */
  prefix: string;
  /** The shell carries reset, tokens, keyframes and base rules for everyone. */
  isShell?: boolean;
}

/** An app's whole Panda configuration. Variable names are the same in all apps: a remote's rules use the shell's tokens. */
export function definePortalPanda({ preset, prefix, isShell = false }: PortalPanda) {
  const { files, recipes } = reachedComponents(process.cwd());
  return defineConfig({
    presets: ['@pandacss/preset-base', preset],
    include: ['./src/**/*.{ts,tsx}', ...files],
    exclude: ['**/*.test.*', '**/*.recipe.ts'],
    outdir: 'styled-system',
    prefix: { className: prefix },
    preflight: isShell,
    // Variants arrive as props, which Panda cannot read: a component brings all of its own.
    staticCss: { recipes: Object.fromEntries(recipes.map((name) => [name, ['*']])) },
    hooks: isShell ? {} : { 'cssgen:done': ({ content }) => keepOwnRules(content) },
  });
}
