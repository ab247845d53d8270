// Runs on the machine's own Node before anything is installed: plain JavaScript of 2020.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const TICK_MS = process.stderr.isTTY ? 200 : 10000;

/** Installs exactly what package-lock.json names, when node_modules holds something else or nothing. */
export async function installWhenStale(root) {
  const stamp = join(root, 'node_modules', '.portal-install');
  const digest = digestOfManifests(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;

  if (!installedByHand(root)) await install(root);
  writeFileSync(stamp, digest);
}

function digestOfManifests(root) {
  const { workspaces } = readJson(join(root, 'package.json'));
  const folders = workspaces.reduce((found, workspace) => found.concat(expand(root, workspace)), ['.']);
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of folders) hash.update(readFileSync(join(root, folder, 'package.json')));
  return hash.digest('hex');
}

function expand(root, workspace) {
  if (!workspace.endsWith('*')) return [workspace];
  const [parent, start] = [dirname(workspace), basename(workspace, '*')];
  const folders = readdirSync(join(root, parent)).filter((name) => name.startsWith(start));
  return folders
    .sort()
    .map((name) => join(parent, name))
    .filter((path) => existsSync(join(root, path, 'package.json')));
}

/** Somebody ran npm themselves: npm's own note of what is installed tells whether that is what the lock file wants. */
function installedByHand(root) {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note) || !existsSync(join(root, 'node_modules', 'node', 'bin', 'node'))) return false;
  const installed = readJson(note).packages;
  const wanted = wantedPackages(root).filter(([, { optional }]) => !optional);
  return wanted.every(([path, { version }]) => installed[path] && installed[path].version === version);
}

/** What npm will fetch on this machine; the lock file also names packages for other systems. */
function wantedPackages(root) {
  const fits = (list, value) => !list || list.indexOf(value) >= 0;
  return Object.entries(readJson(join(root, 'package-lock.json')).packages).filter(
    ([path, { link, os, cpu }]) =>
      path.indexOf('node_modules/') >= 0 && !link && fits(os, process.platform) && fits(cpu, process.arch),
  );
}

async function install(root) {
  const start = Date.now();
  const total = wantedPackages(root).length;
  const { code, words } = await runNpm(root, total, start);
  if (code !== 0) throw new Error(explain(words));
  console.error(`Installed ${total} packages in ${seconds(start)} s.`);
}

function runNpm(root, total, start) {
  const own = process.env.npm_execpath;
  const [program, first] = own && basename(own) === 'npm-cli.js' ? [process.execPath, [own]] : ['npm', []];
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=http'];
  const npm = spawn(program, first.concat(options), { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });

  let fetched = 0;
  const words = [];
  const listen = (line) => {
    if (/^npm http (fetch GET 200|cache) \S+\.tgz/.test(line)) fetched += 1;
    else if (line.trim()) words.push(line);
  };
  byLine(npm.stdout, listen);
  byLine(npm.stderr, listen);

  const show = () => {
    const stage = fetched < total ? `${fetched} of ${total} fetched` : 'unpacking and setting up';
    const text = `Installing packages: ${stage}, ${seconds(start)} s`;
    process.stderr.write(process.stderr.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  };
  show();
  const timer = setInterval(show, TICK_MS);

  return new Promise((resolve, reject) => {
    npm.on('error', () =>
      reject(new Error('npm was not found. Install it together with Node (nodejs.org) and try again.')),
    );
    const stop = () => interrupted(npm, reject);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    npm.on('close', (code) => {
      clearInterval(timer);
      process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
      if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
      resolve({ code, words });
    });
  });
}

function interrupted(npm, reject) {
  npm.kill('SIGTERM');
  const error = new Error('Stopped while installing. The next start begins the installation anew.');
  error.exitCode = 130;
  reject(error);
}

function byLine(stream, listen) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() || '';
    for (const line of lines) listen(line);
  });
  stream.on('end', () => listen(rest));
}

/** npm's last words, with what a person can do about the usual ones in front. */
function explain(words) {
  const said = words.join('\n');
  const errors = words.filter((line) => /^npm (error|ERR!)/.test(line));
  const shown = (errors.length > 0 ? errors : words).slice(0, 15);
  const causes = [
    [
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/,
      'npm cannot reach its registry. Check the network or the proxy (npm config get registry).',
    ],
    [/ENOSPC/, 'The disk is full. The installation needs about 1 GB.'],
    [/EACCES|EPERM|EROFS/, 'npm may not write here. Give the folder to the user who starts the portal.'],
    [/EINTEGRITY/, 'A downloaded package is damaged. Run npm cache clean --force and try again.'],
    [
      /EUSAGE|in sync/,
      'package.json and package-lock.json do not match. Run npm install once and commit the lock file.',
    ],
  ];
  const [, advice] = causes.find(([pattern]) => pattern.test(said)) || [null, 'npm could not install the packages.'];
  return `${shown.join('\n')}\n\n${advice}`;
}

const seconds = (start) => Math.round((Date.now() - start) / 1000);

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
