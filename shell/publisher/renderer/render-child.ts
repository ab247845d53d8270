import { subscribe } from 'node:diagnostics_channel';
import { readFileSync, writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { RemoteModule } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import type { ShellModule } from '../../src/rendered-page.ts';
import type { Rule } from '../checks/rejection.ts';

/** Input of the program on stdin. Folders are absolute paths. */
export interface ChildJob {
  shell: string;
  remote?: { folder: string; version: string };
  paths: string[];
  site: Site;
}

/** Output of the program on file descriptor 3, one JSON value per line. Pages and failures are in the order of `paths`. */
export type ChildMessage =
  | { type: 'loaded' }
  | { type: 'page'; path: string; head: string; body: string }
  | { type: 'failed'; path: string; rule: Rule; message: string }
  /** Loading failed, or an error was thrown outside rendering. The program ends. */
  | { type: 'fatal'; rule: Rule; message: string }
  /** A permission was denied, also when release code caught the error. */
  | { type: 'denied'; permission: string; resource: string }
  /** A built-in object has a property that is new or different. */
  | { type: 'changed'; name: string };

// Captured before release code runs, which may replace them.
const { stringify } = JSON;
const { exit } = process;
const { setImmediate } = globalThis;
const { is, getOwnPropertyDescriptors } = Object;
const { ownKeys } = Reflect;
const write = writeSync;

function send(message: ChildMessage): void {
  // Without a prototype, `Object.prototype.toJSON` does not apply.
  write(3, `${stringify({ __proto__: null, ...message })}\n`);
}

for (const kind of ['fs', 'net', 'child', 'worker', 'inspector', 'wasi', 'addon', 'ffi'])
  subscribe(`node:permission-model:${kind}`, (message) => {
    const { permission, resource } = message as { permission: string; resource: string };
    send({ type: 'denied', permission, resource });
  });

/** Node's permission model does not cover signals. The sandbox blocks them where the machine supports it, but without a reason. */
process.kill = (pid) => {
  send({ type: 'denied', permission: 'Signal', resource: String(pid) });
  throw Object.assign(new Error('Signals are not allowed.'), { code: 'ERR_ACCESS_DENIED' });
};

function failureOf(error: unknown): { rule: Rule; message: string } {
  const message = error instanceof Error ? error.message : String(error);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_ACCESS_DENIED') return { rule: 'permission', message };
  }
  const isMemory = error instanceof RangeError && /allocat|memory/i.test(message);
  return { rule: isMemory ? 'memory' : 'render', message };
}

function end(error: unknown): never {
  send({ type: 'fatal', ...failureOf(error) });
  return exit(1);
}
process.on('uncaughtException', end);

/** Resolves externals of releases: `@portal/platform` to files of the shell, packages to one shared copy. */
function shareModules(shell: string): void {
  const isBare = (specifier: string) => !/^([./]|[a-z]+:)/.test(specifier);
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

const load = (folder: string) => import(pathToFileURL(`${folder}/server.mjs`).href);

/** Returns a function that reports properties of built-in objects that were added or changed since. */
function watchBuiltIns(): () => void {
  const types = { Object, Function, Array, String, Number, Date, RegExp, Promise, Map, Set, Error };
  const objects: [string, object][] = [
    ...Object.entries({ JSON, Math, Reflect, ...types }),
    ...Object.entries(types).map(([name, type]): [string, object] => [`${name}.prototype`, type.prototype]),
  ];
  const before = objects.map(([, object]) => getOwnPropertyDescriptors(object) as PropertyDescriptorMap);

  // Plain loops, because array methods and iterators may have been changed.
  return () => {
    for (let i = 0; i < objects.length; i++) {
      const name = objects[i]?.[0];
      const object = objects[i]?.[1] ?? {};
      const keys = ownKeys(object);
      for (let k = 0; k < keys.length; k++) {
        const key = keys[k] as string;
        const old = before[i]?.[key];
        const now = getOwnPropertyDescriptors(object)[key as keyof object] as PropertyDescriptor;
        if (!old || !is(old.value, now.value) || old.get !== now.get)
          send({ type: 'changed', name: `${name}.${String(key)}` });
      }
    }
  };
}

async function renderAll({ shell, remote, paths, site }: ChildJob): Promise<void> {
  shareModules(shell);
  const { renderPage }: ShellModule = await load(shell);
  const reportChanges = watchBuiltIns();
  const module: RemoteModule | undefined = remote && (await load(remote.folder));
  send({ type: 'loaded' });

  for (let i = 0; i < paths.length; i++) {
    const path = paths[i] as string;
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
