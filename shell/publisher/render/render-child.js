import { subscribe } from 'node:diagnostics_channel';
import { readFileSync, writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** @import { ChildJob, ChildMessage } from './messages.ts' */

// JavaScript, because Node needs 60 ms to strip types, which is half of the start of this process: with `--permission` it cannot
// use the compile cache.

// Captured before release code runs, which may replace them.
const { stringify } = JSON;
const { exit } = process;
const { setImmediate } = globalThis;
const { apply, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
const { startsWith } = String.prototype;
const write = writeSync;

/** @param {ChildMessage} message */
function send(message) {
  // Without a prototype, `Object.prototype.toJSON` does not apply.
  write(3, `${stringify({ __proto__: null, ...message })}\n`);
}

for (const kind of ['fs', 'net', 'child', 'worker', 'inspector', 'wasi', 'addon', 'ffi'])
  subscribe(`node:permission-model:${kind}`, (message) => {
    const { permission, resource } = /** @type {{ permission: string; resource: string }} */ (message);
    send({ type: 'denied', permission, resource });
  });

/** Reports what Node's permission model does not cover, e.g. databases and signals. @param {string} name @returns {never} */
function deny(name) {
  send({ type: 'denied', permission: 'Builtin', resource: name });
  throw Object.assign(new Error(`${name} is not allowed.`), { code: 'ERR_ACCESS_DENIED' });
}

/**
 * Modules of Node that React and React Router import. All others are denied.
 *
 * @type {Record<string, boolean>}
 */
const builtins = {
  // @ts-expect-error Release code can replace methods of sets, and properties of `Object.prototype`.
  __proto__: null,
  'node:async_hooks': true,
  'node:crypto': true,
  'node:stream': true,
  'node:util': true,
};

/** Hands out a `process` and a `console` of their own: the real ones lead to signals, internal modules and streams. */
function replaceGlobals() {
  const real = process;
  const { env, version, versions, platform, arch, release, nextTick, hrtime, uptime, emitWarning, memoryUsage } = real;
  /** @type {Record<PropertyKey, unknown>} */
  const visible = { version, versions, platform, arch, release, nextTick, hrtime, uptime, emitWarning, memoryUsage };
  Object.assign(visible, { env: { ...env }, argv: [], execArgv: [], cwd: () => '/' });
  visible.getBuiltinModule = (/** @type {string} */ name) => {
    const module = `node:${String(name).replace(/^node:/, '')}`;
    return builtins[module] ? real.getBuiltinModule(module) : deny(module);
  };
  for (const name of ownKeys(real))
    if (!(name in visible) && typeof getOwnPropertyDescriptor(real, name)?.value === 'function')
      visible[name] = () => deny(`process.${String(name)}`);

  const { assert, count, debug, dir, error, group, groupEnd, info, log, table, time, timeEnd, trace, warn } = console;
  const methods = { assert, count, debug, dir, error, group, groupEnd, info, log, table, time, timeEnd, trace, warn };
  defineProperty(globalThis, 'process', { value: visible });
  defineProperty(globalThis, 'console', { value: methods });
}

/** @param {unknown} error @returns {{ rule: 'permission' | 'memory' | 'render', message: string }} */
function failureOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === 'ERR_ACCESS_DENIED') return { rule: 'permission', message };
  }
  const isMemory = error instanceof RangeError && /allocat|memory/i.test(message);
  return { rule: isMemory ? 'memory' : 'render', message };
}

/** @param {unknown} error @returns {never} */
function end(error) {
  send({ type: 'fatal', ...failureOf(error) });
  return exit(1);
}
process.on('uncaughtException', end);

/**
 * Resolves externals of releases: `@portal/platform` to files of the shell, packages to one shared copy. Denies modules of Node.
 *
 * @param {string} shell
 */
function shareModules(shell) {
  const main = pathToFileURL(`${shell}/server.mjs`).href;
  /** @param {string} specifier */
  const isBare = (specifier) => !/^([./]|[a-z]+:)/.test(specifier);
  const isPackage = (importer = '') => importer.includes('/node_modules/');
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier.startsWith('@portal/platform'))
        return { url: pathToFileURL(`${shell}/${specifier}.mjs`).href, shortCircuit: true };
      const resolved = nextResolve(
        specifier,
        isBare(specifier) && !isPackage(context.parentURL) ? { ...context, parentURL: import.meta.url } : context,
      );
      const { url } = resolved;
      // The shell's bundle creates its `require` with it.
      const isOfShell = url === 'node:module' && context.parentURL === main;
      return apply(startsWith, url, ['node:']) && !builtins[url] && !isOfShell ? deny(url) : resolved;
    },
  });
}

/** @param {string} folder */
const load = (folder) => import(pathToFileURL(`${folder}/server.mjs`).href);

/** @param {ChildJob} job */
async function renderAll({ shell, remote, paths, site }) {
  shareModules(shell);
  replaceGlobals();
  /** @type {import('../../src/rendered-page.ts').ShellModule} */
  const { renderPage } = await load(shell);
  /** @type {import('@portal/contracts/remote').RemoteModule | undefined} */
  const module = remote && (await load(remote.folder));
  send({ type: 'loaded' });

  for (let i = 0; i < paths.length; i++) {
    const path = paths[i] ?? '';
    try {
      const { head, body } = await renderPage(path, module, site, remote?.version);
      send({ type: 'page', path, head, body });
    } catch (error) {
      send({ type: 'failed', path, ...failureOf(error) });
    }
    // Only between turns of the event loop is the memory of a page freed. What the page started without awaiting it, a
    // connection for example, is denied here.
    await new Promise((resolve) => setImmediate(resolve));
  }
  exit(0);
}

renderAll(JSON.parse(readFileSync(0, 'utf8'))).catch(end);
