import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parseTeams } from '@portal/release/teams';
import { run } from '../processes/run.ts';
import { root } from '../workspaces/workspaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-release-command-'));
after(() => rmSync(folder, { recursive: true }));

const teamsFile = join(folder, 'teams.json');
const team = { name: 'marketing', classPrefix: 'm', prefixes: ['/'] };
writeFileSync(
  teamsFile,
  JSON.stringify({ teams: [team, { ...team, name: 'news', classPrefix: 'n', prefixes: ['/news'] }] }),
);

const release = (words: string[], keys = 'keys') => {
  const { RELEASE_KEY_FILE: _, ...env } = process.env;
  return run(process.execPath, ['infra/cli/release.ts', ...words], {
    cwd: root,
    env: { ...env, TEAMS_FILE: teamsFile, RELEASE_KEY_DIR: join(folder, keys), DATA_DIR: join(folder, 'data') },
  });
};

async function fails(words: string[], message: RegExp, keys?: string) {
  const { code, output } = await release(words, keys);
  assert.equal(code, 1, output);
  assert.match(output, message);
}

const invalid: [words: string[], message: RegExp][] = [
  [[], /^\s*Use one of:/],
  [['sports'], /There is no remote "sports"\. Choose from marketing, news/],
  [['--force', 'marketing'], /Unknown option '--force'/],
  [['marketing', '--acknowledge', 'title'], /"title" cannot be acknowledged\. Choose from live-page/],
  [['status'], /No publisher runs with the DATA_DIR .*data/],
  [['rollback', 'marketing'], /No publisher runs/],
  ...['rollback', 'pin', 'status'].map((word): [string[], RegExp] => [
    [word, 'marketing', '--portal', 'https://portal.example'],
    /There is no key at .*marketing\.pem/,
  ]),
];

for (const [words, message] of invalid) test(`"${words.join(' ')}" fails with a reason`, () => fails(words, message));

test('keys lists the public halves in teams.json and keeps existing keys', async () => {
  assert.match((await release(['keys', 'marketing'])).output, /marketing has a new key: .*marketing\.pem/);
  const key = readFileSync(join(folder, 'keys', 'marketing.pem'), 'utf8');
  assert.match((await release(['keys'])).output, /marketing has a key: .*marketing\.pem/);

  assert.equal(readFileSync(join(folder, 'keys', 'marketing.pem'), 'utf8'), key);
  const teams = parseTeams(readFileSync(teamsFile, 'utf8'));
  assert.deepEqual(
    teams.map(({ publicKeys }) => publicKeys.length),
    [1, 1],
  );
});

test('a release that the publisher would not accept is not built', async () => {
  await fails(['marketing'], /teams\.json lists a key of "marketing", but this machine has none/, 'none');

  await run(process.execPath, ['packages/release/src/cli.ts', 'keys', 'marketing'], {
    cwd: root,
    env: { ...process.env, RELEASE_KEY_DIR: join(folder, 'other') },
  });
  await fails(['marketing'], /The key on this machine is not listed for "marketing"/, 'other');
});

test('a signed rollback names a portal that cannot be reached', () =>
  fails(['rollback', 'marketing', '--portal', 'http://127.0.0.1:1'], /http:\/\/127\.0\.0\.1:1 cannot be reached/));
