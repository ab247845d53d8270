import { createRequire } from 'node:module';

const installed = createRequire(import.meta.url);

/**
 * Aliases of Module Federation's CommonJS files, which its plugin imports and rspack cannot tree-shake, to the ES modules.
 */
export const federationAliases: Record<string, string> = Object.fromEntries(
  ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'].flatMap((name) => {
    const commonJs = installed.resolve(name);
    const module = commonJs.replace(/index\.cjs$/, 'index.js');
    return [
      [`${name}$`, module],
      [commonJs, module],
    ];
  }),
);
