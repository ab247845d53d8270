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
const { is, getOwnPropertyDescriptors } = Object;
const { ownKeys } = Reflect;
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

/** Node's permission model does not cover signals. The sandbox blocks them where the machine supports it, but without a reason. */
process.kill = (pid) => {
  send({ type: 'denied', permission: 'Signal', resource: String(pid) });
  throw Object.assign(new Error('Signals are not allowed.'), { code: 'ERR_ACCESS_DENIED' });
};

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
 * Resolves externals of releases: `@portal/platform` to files of the shell, packages to one shared copy.
 *
 * @param {string} shell
 */
function shareModules(shell) {
  /** @param {string} specifier */
  const isBare = (specifier) => !/^([./]|[a-z]+:)/.test(specifier);
  const isPackage = (importer = '') => importer.includes('/node_modules/');
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier.startsWith('@portal/platform'))
        return { url: pathToFileURL(`${shell}/${specifier}.mjs`).href, shortCircuit: true };
      return nextResolve(
        specifier,
        isBare(specifier) && !isPackage(context.parentURL) ? { ...context, parentURL: import.meta.url } : context,
      );
    },
  });
}

/** @param {string} folder */
const load = (folder) => import(pathToFileURL(`${folder}/server.mjs`).href);

/** Returns a function that reports properties of built-in objects that were added or changed since. */
function watchBuiltIns() {
  const types = { Object, Function, Array, String, Number, Date, RegExp, Promise, Map, Set, Error };
  /** @type {[string, object][]} */
  const objects = [
    ...Object.entries({ JSON, Math, Reflect, ...types }),
    ...Object.entries(types).map(
      ([name, type]) => /** @type {[string, object]} */ ([`${name}.prototype`, type.prototype]),
    ),
  ];
  /** @param {object} object @returns {PropertyDescriptorMap} */
  const descriptorsOf = (object) => getOwnPropertyDescriptors(object);
  const before = objects.map(([, object]) => descriptorsOf(object));

  // Plain loops, because array methods and iterators may have been changed.
  return () => {
    for (let i = 0; i < objects.length; i++) {
      const name = objects[i]?.[0];
      const object = objects[i]?.[1] ?? {};
      const keys = ownKeys(object);
      for (let k = 0; k < keys.length; k++) {
        const key = keys[k] ?? '';
        const old = before[i]?.[key];
        const now = descriptorsOf(object)[key];
        if (!old || !now || !is(old.value, now.value) || old.get !== now.get)
          send({ type: 'changed', name: `${name}.${String(key)}` });
      }
    }
  };
}

/** @param {ChildJob} job */
async function renderAll({ shell, remote, paths, site }) {
  shareModules(shell);
  /** @type {import('../../src/rendered-page.ts').ShellModule} */
  const { renderPage } = await load(shell);
  const reportChanges = watchBuiltIns();
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
  reportChanges();
  exit(0);
}

renderAll(JSON.parse(readFileSync(0, 'utf8'))).catch(end);
