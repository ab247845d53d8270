import { createRequire } from 'node:module';

const installed = createRequire(import.meta.url);

/**
 * Module Federation's plugin names the CommonJS files of its packages, which rspack cannot tree-shake. These aliases name
 * the ES modules beside them.
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
