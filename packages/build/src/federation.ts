import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const installed = createRequire(import.meta.url);
const bundlerRuntime = '@module-federation/webpack-bundler-runtime';

/** Module Federation's plugin names its packages' CommonJS files, of which rspack cannot drop what is unused. */
export const ownFederation: Record<string, string> = Object.fromEntries(
  [bundlerRuntime, '@module-federation/runtime'].flatMap((name) => {
    const commonJs = installed.resolve(name);
    const module = commonJs.replace(/index\.cjs$/, 'index.js');
    return [
      [`${name}$`, module],
      [commonJs, module],
    ];
  }),
);

/** A remote's entry takes the whole of it from the shell: one runtime on the page, and 5 kB less for every remote. */
export const borrowedFederation: Record<string, string> = {
  [installed.resolve(bundlerRuntime)]: resolve(import.meta.dirname, 'federation/borrowed-runtime.mjs'),
};

const { version } = installed('@module-federation/webpack-bundler-runtime/package.json');

/** What the shell lends of Module Federation, and what a remote built for it can be entered by. */
export const lentFederation = { name: bundlerRuntime, requiredVersion: version };
export const fittingFederation = { name: bundlerRuntime, requiredVersion: `~${version}` };
