import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Client } from 'pg';
import { runningPostgres, startPostgres } from './postgres.ts';

const asRoot = process.getuid?.() === 0;
const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
const launcher = join(import.meta.dirname, 'postgres.ts');
const othersCanReadRepository =
  asRoot && spawnSync(nobody[0] ?? '', [...nobody.slice(1), 'cat', launcher]).status === 0;

describe('embedded PostgreSQL', () => {
  const folders: string[] = [];
  const emptyFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal test '));
    folders.push(folder);
    return folder;
  };
  let dataDir: string;

  before(async () => {
    const parent = emptyFolder();
    chmodSync(parent, 0o755);
    dataDir = join(parent, 'postgres');
    const { url, stop } = await startPostgres({ dataDir });
    await query(url, 'create table notes (content text)');
    await stop();
  });

  after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test('the embedded PostgreSQL keeps its data across a restart', async () => {
    const first = await startPostgres({ dataDir });
    await query(first.url, "insert into notes values ('kept across a restart')");
    await first.stop();
    const second = await startPostgres({ dataDir });
    const rows = await query(second.url, "select content from notes where content = 'kept across a restart'");
    await second.stop();

    assert.deepEqual(rows, [{ content: 'kept across a restart' }]);
    assert.equal(runningPostgres(dataDir), undefined);
  });

  test('the embedded PostgreSQL sorts and compares by code point, in UTF-8, and syncs commits', async () => {
    const { url, stop } = await startPostgres({ dataDir });
    const rows = await query(
      url,
      `select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding, current_setting('fsync') as fsync,
       current_setting('listen_addresses') as tcp from pg_database where datname = 'portal'`,
    );
    await stop();

    assert.deepEqual(rows, [{ datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8', fsync: 'on', tcp: '' }]);
  });

  test('the embedded PostgreSQL gives the roles passwords, and asks for them', async () => {
    writeFileSync(join(dataDir, 'pg_hba.conf'), 'local all all trust\n');
    const { url, apiUrl, stop } = await startPostgres({ dataDir });
    const roles = await Promise.all([url, apiUrl].map((address) => query(address, 'select current_user as name')));
    const rejected = await Promise.allSettled(
      [url, apiUrl].map((address) => query(address.replace(/:\w+@/, ':guess@'), 'select')),
    );
    const running = runningPostgres(dataDir);
    await stop();

    assert.deepEqual(roles, [[{ name: 'portal' }], [{ name: 'portal_api' }]]);
    assert.deepEqual(
      rejected.map((result) => result.status === 'rejected' && result.reason.code),
      ['28P01', '28P01'],
    );
    assert.deepEqual([running?.url, running?.apiUrl], [url, apiUrl]);
    assert.equal(lstatSync(join(dataDir, 'portal-passwords.json')).mode & 0o777, 0o600);
  });

  test('the embedded PostgreSQL stops, and keeps committed rows, when the portal is killed', async () => {
    const portal = await portalIn(dataDir);
    await query(portal.url, "insert into notes values ('committed before kill -9')");
    portal.process.kill('SIGKILL');
    const { url, stop } = await startPostgres({ dataDir });
    const rows = await query(url, "select content from notes where content = 'committed before kill -9'");
    await stop();

    assert.deepEqual(rows, [{ content: 'committed before kill -9' }]);
    // Z: a zombie, which has ended.
    const { stdout: state } = spawnSync('ps', ['-o', 'stat=', '-p', String(portal.pid)], { encoding: 'utf8' });
    assert.match(state, /^(Z|$)/, 'the first PostgreSQL has ended');
  });

  test('the embedded PostgreSQL starts after a crash, also when another program now has its process id', async () => {
    const first = await startPostgres({ dataDir });
    await query(first.url, "insert into notes values ('before the crash')");
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    const lock = join(dataDir, 'postmaster.pid');
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(process.ppid)));

    const { url, stop } = await startPostgres({ dataDir });
    const rows = await query(url, "select content from notes where content = 'before the crash'");
    await stop();

    assert.deepEqual(rows, [{ content: 'before the crash' }]);
  });

  test('the embedded PostgreSQL rejects a data folder that another portal uses', async () => {
    const portal = await portalIn(dataDir);
    const rejected = startPostgres({ dataDir });
    await assert.rejects(rejected, {
      message: `${dataDir} is in use by PostgreSQL with process id ${portal.pid}. Stop its portal, or set DATA_DIR to another folder.`,
    });
    assert.equal(runningPostgres(dataDir)?.url, portal.url);
    portal.process.kill('SIGKILL');
  });

  test('the embedded PostgreSQL rejects data of another major version with advice', async () => {
    const version = join(dataDir, 'PG_VERSION');
    await startPostgres({ dataDir }).then(({ stop }) => stop());
    writeFileSync(version, '16\n');
    await assert.rejects(
      startPostgres({ dataDir }),
      /was written by PostgreSQL 16, and the portal's PostgreSQL 18.*pg_dump/,
    );
    writeFileSync(version, '18\n');
  });

  test('the embedded PostgreSQL rejects a folder with other files', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ada');
    await assert.rejects(startPostgres({ dataDir: folder }), /contains files that are not a PostgreSQL database/);
    assert.equal(readFileSync(join(folder, 'letter.txt'), 'utf8'), 'Dear Ada');
  });

  test('the embedded PostgreSQL runs as a user that can read the data, or in a user namespace, when started by root', {
    skip: !asRoot,
  }, async () => {
    if (othersCanReadRepository) assert.notEqual(lstatSync(dataDir).uid, 0);

    const closed = join(emptyFolder(), 'postgres');
    const { url, stop } = await startPostgres({ dataDir: closed, durable: false });
    const rows = await query(url, 'select current_user as name');
    await stop();

    assert.deepEqual(rows, [{ name: 'portal' }]);
    assert.equal(lstatSync(closed).uid, 0);
  });

  test('the embedded PostgreSQL runs as a normal user', { skip: asRoot && !othersCanReadRepository }, async () => {
    const parent = emptyFolder();
    chmodSync(parent, 0o777);
    const portal = await portalIn(join(parent, 'mine', 'postgres'), asRoot ? nobody : []);
    const rows = await query(portal.url, 'select current_user as name');
    portal.process.kill('SIGTERM');
    await once(portal.process, 'exit');

    assert.deepEqual(rows, [{ name: 'portal' }]);
  });
});

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a process with its own PostgreSQL, so that it can be killed. */
async function portalIn(
  dataDir: string,
  wrap: string[] = [],
): Promise<{ process: ChildProcess; url: string; pid: number }> {
  const program = `
    const { startPostgres } = await import(${JSON.stringify(launcher)});
    const { url, pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(JSON.stringify({ url, pid }));`;
  const [command = '', ...args] = [...wrap, process.execPath, '--input-type=module', '--eval', program];
  const portal = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(portal.stdout, 'data')) as [Buffer];
  return { process: portal, ...(JSON.parse(line.toString()) as { url: string; pid: number }) };
}
