// The first file that runs, before anything is installed and on whatever Node the machine has: plain JavaScript of 2020.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installWhenStale } from './install.mjs';

const OLDEST_NODE = 20;
const COMMANDS = [
  'start',
  'dev',
  'build',
  'check',
  'test',
  'bench',
  'containers',
  'kubernetes',
  'drill',
  'gate',
  'release',
  'verify',
  'create-remote',
  'staff',
  'seed',
];

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');

main(process.argv[2], process.argv.slice(3)).catch((error) => {
  console.error(`\n${error.message}\n`);
  process.exitCode = error.exitCode || 1;
});

async function main(command, args) {
  if (COMMANDS.indexOf(command) < 0) throw new Error(`Use one of: ${COMMANDS.join(', ')}.`);
  refuseOldNode();
  refuseWindows();
  await installWhenStale(root);
  process.exitCode = await continueOnOwnNode(command, args);
}

function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  throw new Error(
    `The portal needs Node ${OLDEST_NODE} or newer to start, and this is Node ${process.versions.node}. ` +
      'Install a current Node (nodejs.org) and try again; the portal then brings the exact Node it runs on.',
  );
}

function refuseWindows() {
  if (process.platform !== 'win32') return;
  throw new Error('The portal runs on Linux and macOS. On Windows, start it inside WSL (wsl --install).');
}

/** Hands over to the Node of the project, in TypeScript. A signal reaches that process once: from here, not from the terminal. */
function continueOnOwnNode(command, args) {
  const node = join(root, 'node_modules', 'node', 'bin', 'node');
  if (!existsSync(node)) {
    throw new Error(
      'node_modules holds no Node 24: the install script of the package "node" did not run. ' +
        'Allow install scripts (npm config delete ignore-scripts), remove node_modules and try again.',
    );
  }

  const exitWithParent = pathToFileURL(join(here, 'exit-with-parent.mjs')).href;
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(node, ['--import', exitWithParent, join(here, `${command}.ts`), ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH || ''}` },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code === null ? 128 + constants.signals[signal] : code));
  });
}
