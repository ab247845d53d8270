import { defineConfig, type Preset } from '@pandacss/dev';
import { usedComponents } from './used-components.ts';

interface PortalPanda {
  /** Preset of the design system. */
  preset: Preset;
  /** What the app changes in it. */
  changes?: Preset;
  /** Prefix of class names, so that releases of several apps can share a page: `s-…`, `m-…`, `l-…`, `a-…`. */
  prefix: string;
}

/** Returns an app's Panda configuration. CSS variables have the same names in all apps, so remotes use the shell's tokens. */
export function definePortalPanda({ preset, changes, prefix }: PortalPanda) {
  const { files, recipes } = usedComponents(process.cwd());
  return defineConfig({
    presets: ['@pandacss/preset-base', preset, ...(changes ? [changes] : [])],
    include: ['./src/**/*.{ts,tsx}', ...files],
    exclude: ['**/*.test.*', '**/*.recipe.ts'],
    outdir: 'styled-system',
    prefix: { className: prefix },
    // The preset of the design system has a smaller reset.
    preflight: false,
    // Variants are passed as props, which Panda cannot analyze, so all variants of a used recipe are generated.
    staticCss: { recipes: Object.fromEntries(recipes.map((name) => [name, ['*']])) },
    hooks: {
      // Variables for filters, gradients and transforms, which the portal does not use.
      'preset:resolved': ({ name, preset, utils }) =>
        name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
    },
  });
}
