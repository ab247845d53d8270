import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { writeBuild } from './release-fixture.ts';
import { parseTeams } from './teams.ts';
import { verifyRelease } from './verify.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-release-cli-'));
after(() => rmSync(root, { recursive: true }));

// As in the signing stage of an image build: only this package and zod.
const stage = join(root, 'portal');
const modules = resolve(import.meta.dirname, '../../../node_modules');
cpSync(import.meta.dirname, join(stage, 'packages/release/src'), { recursive: true });
cpSync(join(modules, 'zod'), join(stage, 'node_modules/zod'), { recursive: true, dereference: true });

const keyDir = join(root, 'keys');

function cli(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/release/src/cli.ts', ...args], {
    cwd: stage,
    encoding: 'utf8',
    env: { RELEASE_KEY_DIR: keyDir, ...env },
  });
  return { status, output: stdout + stderr };
}

function succeeds(args: string[], env?: NodeJS.ProcessEnv): string {
  const { status, output } = cli(args, env);
  assert.equal(status, 0, output);
  return output;
}

const path = (name: string) => join(root, name);
const team = (name: string) => ({ name, classPrefix: name, prefixes: [`/${name}`] });
writeFileSync(path('teams.json'), JSON.stringify({ teams: [team('marketing'), team('locations')] }));
writeBuild(path('built'), { 'page.js': 'one' });

test('creates a key once, readable by its owner only', () => {
  succeeds(['keys', 'marketing']);
  const key = readFileSync(join(keyDir, 'marketing.pem'), 'utf8');
  succeeds(['keys', 'marketing']);

  assert.equal(readFileSync(join(keyDir, 'marketing.pem'), 'utf8'), key);
  assert.equal(statSync(join(keyDir, 'marketing.pem')).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(keyDir), ['marketing.pem']);
});

test('signs a build so that the publisher accepts it with the merged teams.json', () => {
  assert.match(succeeds(['sign', 'marketing', path('built'), path('release')], { COMMIT: 'abc' }), /commit abc/);
  succeeds(['teams', path('teams.json'), path('merged.json')]);

  const text = readFileSync(path('merged.json'), 'utf8');
  const [marketing, locations] = parseTeams(text);
  assert.ok(marketing && locations);
  assert.doesNotMatch(text, /PRIVATE/);
  assert.equal(marketing.publicKeys.length, 1);
  assert.deepEqual(locations.publicKeys, []);
  const json = readFileSync(join(path('release'), 'release.json'), 'utf8');
  assert.equal(verifyRelease(json, marketing, { isLocal: false }).version, '1.0.0-a');
});

test('signs with the key of RELEASE_KEY_FILE, which is not added to the merged teams.json', () => {
  mkdirSync(path('own'));
  succeeds(['keys', 'locations'], { RELEASE_KEY_DIR: path('own') });
  writeBuild(path('built-locations'), { 'page.js': 'one' }, { name: 'locations' });
  const env = { RELEASE_KEY_FILE: join(path('own'), 'locations.pem') };
  succeeds(['sign', 'locations', path('built-locations'), path('release-locations')], env);
  succeeds(['teams', path('teams.json'), path('merged.json')], env);

  const [, locations] = parseTeams(readFileSync(path('merged.json'), 'utf8'));
  assert.deepEqual(locations?.publicKeys, []);
});

test('prints the reason when it cannot sign', () => {
  assert.match(cli(['sign', 'locations', path('built'), path('x')]).output, /There is no key at .*locations\.pem/);
  assert.match(
    cli(['sign', 'marketing', path('built-locations'), path('x')]).output,
    /is a build of "locations", not of "marketing"/,
  );
  const { status, output } = cli(['publish']);
  assert.equal(status, 1);
  assert.match(output, /^Use one of:/);
});
