import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { query, withClient } from '../backup/database.ts';
import { DrillEnvironment } from '../drill/drill-environment.ts';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { type Postgres, startPostgres } from '../postgres/postgres.ts';
import { run } from '../processes/run.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { readWorkspaces, root } from '../workspaces/workspaces.ts';
import { checkUpgrade } from './check-upgrade.ts';
import { installationsFolder, loadInstallation } from './installation.ts';
import { rehearse } from './rehearse.ts';
import { compareSettings } from './settings-of-versions.ts';
import { manager } from './write-installation.ts';

const folder = await mkdtemp(join(tmpdir(), 'portal-upgrade-test-'));
let postgres: Postgres;

before(async () => {
  await buildWorkspaces(['api']);
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  await migrateDatabase(postgres.url);
});
after(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const check = () =>
  run(process.execPath, [join(root, 'infra/cli/upgrade.ts'), '--check'], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', MIGRATION_DATABASE_URL: '' },
  });

test('says what each migration does to tables that are in use, and whether both versions can run', async () => {
  const example = (name: string, statement: string, transaction?: boolean) => ({
    ...{ name, transaction },
    up: async (runner: { query(statement: string): Promise<unknown> }) => void (await runner.query(statement)),
  });
  const migrations = [
    example('Tables', 'create table sheds (id integer, doors integer); create table keys (id integer)'),
    example('Added', 'create table gates (id integer not null); alter table sheds add column color text'),
    example('Index', 'create index concurrently on sheds (color)', false),
    example('Rewritten', 'alter table sheds alter column doors type bigint'),
    example(
      'Required',
      `alter table sheds add column owner text not null default ''; alter table sheds alter owner drop default`,
    ),
    example(
      'Rule',
      'alter table keys add check (id > 0); alter table keys drop constraint keys_id_check, add unique (id)',
    ),
    example('Gone', 'drop table keys; alter table sheds drop column color'),
  ];
  const effects = await withClient(postgres.url, async (client) => {
    const found = await rehearse(client, ['Tables'], migrations);
    await client.query('drop table sheds, gates');
    return found;
  });
  assert.deepEqual(effects, [
    { migration: 'Added', locked: ['sheds'], rewritten: [], breaks: [] },
    { migration: 'Index', locked: [], rewritten: [], breaks: [] },
    {
      ...{ migration: 'Rewritten', locked: ['sheds'], rewritten: ['sheds'] },
      breaks: ['sheds.doors is bigint instead of integer'],
    },
    { migration: 'Required', locked: ['sheds'], rewritten: [], breaks: ['sheds.owner is required'] },
    { migration: 'Rule', locked: ['keys'], rewritten: [], breaks: ['keys has the new rule keys_id_key'] },
    { migration: 'Gone', locked: ['sheds', 'keys'], rewritten: [], breaks: ['sheds.color is gone', 'keys.id is gone'] },
  ]);
});

test('says which settings are new, gone or have another default, and which of those that are gone are set', () => {
  const before = { PORT: '8080', COLOR: 'none', SIZE: '3', KEPT: 'x' };
  const after = { PORT: '8081', KEPT: 'x', LIMIT: '5' };
  assert.deepEqual(compareSettings(before, after, { SIZE: '4', PORT: '80' }), [
    'PORT is 8081 unless set, was 8080',
    'COLOR is gone',
    'SIZE is gone, and set here',
    'LIMIT is new: 5',
  ]);
});

test('an installation is up to date, of an earlier version, or of a later one', async () => {
  const current = await check();
  assert.equal(current.code, 0, current.output);
  assert.match(current.output, /The database has (\d+) of its \1 migrations/);
  assert.match(current.output, /can run beside this one/);
  assert.match(current.output, /There is no backup/);
  assert.match(current.output, /Settings that changed since 1\.0\.0: /);

  await query(postgres.url, `delete from migrations where name = 'Backups1765750000000'`);
  await query(postgres.url, 'update backup_status set finished_at = now()');
  const earlier = await check();
  assert.equal(earlier.code, 0, earlier.output);
  assert.match(earlier.output, /Backups1765750000000 locks while it runs: erasures \(about 0 rows, 1 MB\), mailboxes/);
  assert.match(earlier.output, /Disk: 0 MB more are needed meanwhile, and [\d,]+ MB are free/);
  assert.match(earlier.output, /The last backup is of 20/);

  await query(postgres.url, `insert into migrations (timestamp, name) values (1999999999999, 'Later1999999999999')`);
  const later = await check();
  assert.equal(later.code, 1);
  assert.match(later.output, /of a later version than this one .* does not know Later1999999999999/);
});

for (const version of readdirSync(installationsFolder))
  test(`an installation of ${version} is upgraded, with its leads, e-mails and accounts`, async () => {
    const own = join(folder, version);
    const empty = await startPostgres({ dataDir: join(own, 'postgres'), durable: false });
    await assert.rejects(
      checkUpgrade(empty.url, own),
      /no tables of the portal\. Start the portal, or restore a backup/,
    );
    await loadInstallation(version, empty.url);
    const sentences = await checkUpgrade(empty.url, own);
    assert.match(sentences.join(), /can run beside this one/);
    await empty.stop();
    await cp(join(installationsFolder, version, 'mail'), join(own, 'mail'), { recursive: true });

    const portal = await DrillEnvironment.start(own);
    try {
      const cookie = await portal.signIn(manager);
      const get = (path: string) => fetch(`${portal.origin}/api/admin/${path}`, { headers: { cookie } });

      const leads = await query<{ id: number; name: string }>(
        portal.databaseUrl,
        'select id, name from leads where merged_into_id is null',
      );
      assert.equal(leads.length, 20);
      for (const { id, name } of leads)
        assert.equal(((await (await get(`leads/${id}`)).json()) as { name: string }).name, name);
      const [mail] = await query<{ id: number }>(portal.databaseUrl, `select id from messages where direction = 'in'`);
      const file = await get(`messages/${mail?.id}/attachments/0`);
      assert.equal(await file.text(), 'Two gates, one reader each.');
      const form = await fetch(`${portal.origin}/api/contact`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ name: 'Ada Byron', email: 'after@example.com', message: 'A third gate' }),
      });
      assert.equal(form.status, 201, await form.clone().text());
    } finally {
      await portal.stop();
    }
  });

test('all images, tags and packages have the version of the portal', async () => {
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const { version } = JSON.parse(await read('package.json'));
  for (const { folder: workspace } of readWorkspaces())
    assert.equal(JSON.parse(await read(join(workspace, 'package.json'))).version, version, workspace);
  const places = [
    'docker-compose.yml',
    'infra/docker/portal.Dockerfile',
    'infra/docker/nginx.Dockerfile',
    'infra/k8s/overlays/production/kustomization.yaml',
  ];
  for (const place of places) {
    const found = [...(await read(place)).matchAll(/(?:VERSION(?:: \$\{VERSION:-|=)|newTag: )(\d[\w.]*)/g)].map(
      ([, named]) => named,
    );
    assert.ok(found.length > 0, place);
    assert.deepEqual([...new Set(found)], [version], place);
  }
  assert.match(await read('CHANGELOG.md'), new RegExp(`^## ${version.replaceAll('.', '\\.')} `, 'm'));
});
