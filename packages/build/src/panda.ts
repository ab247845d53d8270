import { defineConfig } from '@pandacss/dev';
import { preset } from '@portal/ui/preset';
import { reachedComponents } from './reached-components.ts';
import { keepOwnRules } from './remote-css.ts';

interface PortalPanda {
  /** Stands before every class name, so that two apps' releases can share a page: `s-…`, `m-…`, `l-…`, `a-…`. */
  prefix: string;
  /** The shell carries reset, tokens, keyframes and base rules for everyone. */
  isShell?: boolean;
}

/** An app's whole Panda configuration. Variable names are the same in all apps: a remote's rules use the shell's tokens. */
export function definePortalPanda({ prefix, isShell = false }: PortalPanda) {
  return defineConfig({
    presets: ['@pandacss/preset-base', preset],
    include: ['./src/**/*.{ts,tsx}', ...reachedComponents(process.cwd())],
    exclude: ['**/*.test.*', '**/*.recipe.ts'],
    outdir: 'styled-system',
    prefix: { className: prefix },
    preflight: isShell,
    hooks: isShell ? {} : { 'cssgen:done': ({ content }) => keepOwnRules(content) },
  });
}
