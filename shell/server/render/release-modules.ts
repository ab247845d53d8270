import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleUrl = (folder: string, file: string) => pathToFileURL(join(folder, file)).href;

/**
 * Imports a release's own modules. Releases lie outside any node_modules: what they leave to the renderer is resolved
 * here, one copy for everyone.
 */
export function releaseModules(shellFolder: string) {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier.startsWith('@portal/platform'))
        return { url: moduleUrl(shellFolder, `${specifier}.mjs`), shortCircuit: true };
      const isBare = !/^([./]|[a-z]+:)/.test(specifier);
      return nextResolve(specifier, isBare ? { ...context, parentURL: parentFor(context.parentURL) } : context);
    },
  });

  return (folder: string, file: string) => import(moduleUrl(folder, file));
}

/** A release borrows from this package; a package's own imports stay its own. */
const parentFor = (importer: string | undefined) =>
  importer && !importer.includes('/node_modules/') ? import.meta.url : importer;
