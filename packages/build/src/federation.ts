import { createRequire } from 'node:module';

const installed = createRequire(import.meta.url);

/**
 * Module Federation's plugin imports the CommonJS files of its packages, which rspack cannot tree-shake. These aliases replace them
 * by the ES modules.
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
