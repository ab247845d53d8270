import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { importsOf } from '@portal/build/imports-of';
import { publish } from '@portal/release/publish';
import { sendOperatorCommand } from '../../shell/publisher/commands/operator.ts';
import { type Portal, startPortal } from '../portal/portal.ts';
import { freePort } from '../processes/ports.ts';
import { run } from '../processes/run.ts';
import { startProcess } from '../processes/start-process.ts';
import { teamsFile } from '../workspaces/remotes.ts';
import { root } from '../workspaces/workspaces.ts';
import { packPackages } from './pack-packages.ts';

// What the operator has.
const operator = mkdtempSync(join(tmpdir(), 'portal-operator-'));
const dataDir = join(operator, 'data');
const teams = join(operator, 'teams.json');
let portal: Portal | undefined;

// What the team has.
const home = mkdtempSync(join(tmpdir(), 'portal-team-'));
const packages = join(home, 'packages');
const at = (...path: string[]) => join(home, ...path);
const page = at('src/home/home.page.tsx');
let tarballs: string[];

before(async () => {
  writeFileSync(teams, readFileSync(teamsFile));
  const releases = join(operator, 'releases');
  publish(join(root, 'mfe-marketing/dist'), { remote: 'marketing', source: join(releases, 'marketing') });
  mkdirSync(packages);
  [tarballs, portal] = await Promise.all([
    packPackages(packages),
    startPortal({
      port: await freePort(),
      dataDir,
      durable: false,
      env: {
        ...process.env,
        TEAMS_FILE: teams,
        RELEASES_FROM: join(releases, '{name}'),
        // With a browser, all pages of the first release would be checked in it meanwhile. Tests of the publisher check commands in one.
        BROWSER_CHECKS: 'off',
        COMPRESSION: 'fast',
      },
    }),
  ]);
  await install();
});
after(async () => {
  await portal?.stop();
  for (const folder of [operator, home]) rmSync(folder, { recursive: true, force: true });
});

/** Does what `npm install ./packages/*.tgz` does, without a registry: what they depend on are links to the packages of this checkout. */
async function install() {
  const modules = at('node_modules');
  const dependencies = tarballs.map((tarball) => [`@portal/${nameOf(tarball)}`, `file:packages/${basename(tarball)}`]);
  writeFileSync(at('package.json'), JSON.stringify({ dependencies: Object.fromEntries(dependencies) }));
  mkdirSync(join(modules, '@portal'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@portal') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const tarball of tarballs) {
    const name = nameOf(tarball);
    const target = join(modules, '@portal', name);
    mkdirSync(target);
    await succeeds(run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']));
    const nested = join(root, 'packages', name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(target, 'node_modules'));
  }
}

/** Returns the name of a packed package: `ui` for `portal-ui-0.1.0.tgz`. */
const nameOf = (tarball: string) => /^portal-(\w+)-/.exec(basename(tarball))?.[1] ?? '';

async function succeeds(outcome: ReturnType<typeof run>): Promise<string> {
  const { code, output } = await outcome;
  assert.equal(code, 0, output);
  return output;
}

const { RELEASE_KEY_FILE: _, RELEASE_KEY_DIR: __, ...env } = process.env;
const commandLine = 'node_modules/@portal/build/dist/portal.js';
const team = (...words: string[]) =>
  run(process.execPath, [commandLine, ...words], {
    cwd: home,
    env,
    timeout: 10 * 60_000,
  });

/** Resolves to the page of the team when it is served as expected. */
async function served(text: string, origin = portal?.origin): Promise<string> {
  for (const limit = Date.now() + 300_000; Date.now() < limit; await sleep(100)) {
    const response = await fetch(`${origin}/news`, { headers: { accept: 'text/html' } }).catch(() => undefined);
    const html = response?.ok ? await response.text() : '';
    if (html.includes(text)) return html;
  }
  throw new Error(`"${text}" is not served.`);
}

const change = (from: string, to: string) => writeFileSync(page, readFileSync(page, 'utf8').replace(from, to));

test('packages contain JavaScript that imports only declared dependencies in exact versions, and no reference to a workspace', async () => {
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const names = tarballs.map(nameOf);
  assert.deepEqual(names.sort(), ['build', 'contracts', 'platform', 'release', 'testing', 'ui']);
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');

  for (const name of names) {
    const folder = join(home, 'node_modules/@portal', name);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    assert.equal(manifest.private, undefined);
    assert.match(changelog, new RegExp(`\`${name}\` ${manifest.version.replaceAll('.', '\\.')}`));
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md']) assert.ok(existsSync(join(folder, file)), file);
    for (const [dependency, version] of Object.entries(manifest.dependencies)) {
      const own = /^@portal\/(.+)$/.exec(dependency)?.[1];
      const entry = own
        ? locked[`packages/${own}`]
        : (locked[`packages/${name}/node_modules/${dependency}`] ?? locked[`node_modules/${dependency}`]);
      assert.equal(version, entry?.version, `${name} needs ${dependency} ${version}`);
      assert.ok(!own || names.includes(own), `${name} needs ${dependency}, which is not packed`);
    }
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    assert.deepEqual(
      files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)),
      [],
    );
    assert.deepEqual(
      files.filter((file) => /\.(test|cases)\.|-fixture\./.test(file)),
      [],
    );
    const declared = new Set([
      manifest.name,
      ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    ]);
    for (const file of files.filter((path) => /\.m?js$/.test(path)))
      for (const { from } of importsOf(join(folder, 'dist', file))) {
        assert.doesNotMatch(from, /^\..*\.tsx?$/, file);
        // An expression in `import()` is no name.
        const [needed] = /^(@[\w-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(from) ?? [];
        if (!needed || ['styled-system', 'react-refresh-own'].includes(needed)) continue;
        assert.ok(declared.has(needed), `${name}/dist/${file} imports ${from}, which is not a dependency`);
      }
  }
});

test('says which Node it needs, before anything else is loaded', async () => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "20.20.2" })';
  const { code, output } = await run(process.execPath, ['--import', older, commandLine, 'create'], { cwd: home });

  assert.equal(code, 1);
  assert.equal(output, 'portal needs Node 26 or newer, and this is Node 20.20.2: https://nodejs.org');
  assert.deepEqual(
    importsOf(at(commandLine)).map(({ from }) => from),
    ['./team/command-line.js'],
  );
  const { engines } = JSON.parse(readFileSync(at('node_modules/@portal/build/package.json'), 'utf8'));
  assert.equal(engines.node, '>=26');
});

test('creates a remote in an empty folder, whose types and tests pass', async () => {
  const origin = portal?.origin ?? '';
  assert.match((await team('create', 'about', '--portal', origin)).output, /"\/about" belongs to the team/);
  const created = await succeeds(team('create', 'news', '--portal', origin));
  assert.match(created, /Send this line to the operator of http:\/\/localhost/);
  const { dependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  assert.match(dependencies['@portal/ui'], /^file:packages\/portal-ui-[\d.]+\.tgz$/);
  await succeeds(run('npm', ['test', '--silent'], { cwd: home, env, timeout: 10 * 60_000 }));
});

const isUnknown =
  /http:\S+ does not know "news" yet\. Send the line in team\.json to its operator, who adds it to "teams"/;

// A build is sent, and a command.
for (const word of ['release', 'rollback'])
  test(`${word} says what to send to whom before the operator has added the team`, async () => {
    const { code, output } = await team(word);

    assert.equal(code, 1, output);
    assert.match(output, isUnknown);
  });

test('develops with hot reload among the deployed pages, before the first release', async () => {
  const port = await freePort();
  const { subprocess, exited, stop } = startProcess(process.execPath, [commandLine, 'dev'], {
    cwd: home,
    env: { ...env, PORT: String(port) },
  });
  let printed = '';
  subprocess.stdout?.on('data', (text) => {
    printed += text;
  });
  try {
    const html = await served('development/main.js', `http://localhost:${port}`);
    const [, entry = ''] = /"entry":"(http:[^"]+remoteEntry\.js)"/.exec(html) ?? [];
    const pageOf = async () =>
      (await (await fetch(entry.replace('remoteEntry', 'home')).catch(() => undefined))?.text()) ?? '';
    const shows = async (text: string) => {
      for (const limit = Date.now() + 300_000; !(await pageOf()).includes(text); await sleep(100))
        assert.ok(Date.now() < limit, `"${text}" is not in the page`);
    };
    await shows('Replace this section');
    change('Replace this section', 'The first headline');
    await shows('The first headline');
    assert.match(printed, isUnknown);
  } finally {
    await stop();
    await exited;
  }
});

test('checks a build, which does not become live, and publishes it when the operator has added one line', async () => {
  const list = JSON.parse(readFileSync(teams, 'utf8'));
  list.teams.push(JSON.parse(readFileSync(at('team.json'), 'utf8')));
  writeFileSync(teams, JSON.stringify(list));
  for (const limit = Date.now() + 300_000; ; await sleep(100)) {
    const { code, output } = await team('status');
    if (code === 0) break;
    assert.ok(Date.now() < limit, output);
  }

  assert.match(await succeeds(team('check')), /news \S+ passes all checks/);
  assert.equal((await fetch(`${portal?.origin}/news`)).status, 404);
  assert.match(await succeeds(team('release')), /news \S+ is live/);
  const html = await served('The first headline');
  assert.match(html, /<title>News \| Lumenward<\/title>/);
  assert.match(await (await fetch(`${portal?.origin}/sitemap.xml`)).text(), /\/news<\/loc>/);
});

test('rejects a broken build with a link to the rule, and the page stays live', async () => {
  change('<CallToAction', '<h1>Another one</h1><CallToAction');
  const { code, output } = await team('release');
  assert.equal(code, 1, output);
  assert.match(output, /heading\n.*\/news: /);
  const [, address = '', anchor] = /See (http:\S+)#(heading)/.exec(output) ?? [];
  assert.match(await (await fetch(address)).text(), new RegExp(`<h3 id="${anchor}">`));
  assert.match(await succeeds(team('status')), /was REJECTED/);
  await served('The first headline');
  change('<h1>Another one</h1>', '');
});

test('rolls back, pins, unpins and previews with its own key', async () => {
  change('The first headline', 'The second headline');
  await succeeds(team('release'));
  await served('The second headline');
  assert.match(await succeeds(team('rollback', '--reason', 'a typo')), /news is rolled back to/);
  await served('The first headline');

  assert.match(await succeeds(team('pin')), /news is pinned to/);
  change('The second headline', 'The third headline');
  assert.match((await team('release')).output, /is pinned\. Unpin it/);
  assert.match(await succeeds(team('status')), /\(pinned by the team\)/);
  const preview = await succeeds(team('preview'));
  const [link = ''] = /http:\S+\/preview\/\S+/.exec(preview) ?? [];
  const { headers } = await fetch(link, { redirect: 'manual' });
  const shown = await fetch(`${portal?.origin}/news`, {
    headers: {
      cookie: headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    },
  });
  assert.match(await shown.text(), /The third headline/);
  await succeeds(team('unpin'));
  await served('The third headline');
  assert.match(await succeeds(team('retry')), /is checked again/);
});

test('cannot change what the operator has pinned', async () => {
  const { message } = await sendOperatorCommand(dataDir, { type: 'pin', remote: 'news' });
  assert.match(message, /news is pinned/);
  for (const word of ['unpin', 'pin', 'rollback'])
    assert.match((await team(word)).output, /The operator has pinned "news"/);
});

test('replaces its key, also after a command that was interrupted', async () => {
  const former = readFileSync(at('.portal/keys/news.pem'), 'utf8');
  assert.match(await succeeds(team('rotate-key')), /the former one is not any more/);
  const { publicKeys } = JSON.parse(readFileSync(at('team.json'), 'utf8'));
  assert.ok((await succeeds(team('status'))).includes(`the operator lists ${publicKeys[0]} in place of `));

  // As when the portal has accepted the new key, and the response was lost.
  renameSync(at('.portal/keys/news.pem'), at('.portal/keys/news.pem.next'));
  writeFileSync(at('.portal/keys/news.pem'), former);
  await succeeds(team('rotate-key'));
  await succeeds(team('status'));
  assert.notEqual(readFileSync(at('.portal/keys/news.pem'), 'utf8'), former);
  assert.match(await succeeds(team('release')), /is live/);
});

test('makes a key for the operator to list when its own is lost', async () => {
  rmSync(at('.portal/keys/news.pem'));
  assert.match((await team('rotate-key')).output, /portal rotate-key --lost/);
  await succeeds(team('rotate-key', '--lost'));
  assert.match((await team('status')).output, /lists another key for "news"/);

  const list = JSON.parse(readFileSync(teams, 'utf8'));
  list.teams = list.teams.map((line: { name: string }) =>
    line.name === 'news' ? JSON.parse(readFileSync(at('team.json'), 'utf8')) : line,
  );
  writeFileSync(teams, JSON.stringify(list));
  for (const limit = Date.now() + 300_000; ; await sleep(100)) {
    const { code, output } = await team('status');
    if (code === 0) break;
    assert.ok(Date.now() < limit, output);
  }
  await served('The third headline');
});
