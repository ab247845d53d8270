import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The user that runs PostgreSQL, which refuses to run as root. `wrap` is prepended to every command line. */
export interface Account {
  uid: number;
  gid: number;
  /** Set when the process has to switch to another user, which only root can do. */
  switchTo?: { uid: number; gid: number };
  wrap: string[];
}

/**
 * Returns the current user, if it is not root. Root runs PostgreSQL as the owner of the data, or as postgres, node or nobody. When
 * none of them can read the folders (a clone in /root), root runs it in a user namespace, where it is another user.
 */
export function chooseAccount(dataParent: string, dataDir: string, postgres: string): Account {
  const uid = process.getuid?.() ?? -1;
  const gid = process.getgid?.() ?? -1;
  if (uid !== 0) return { uid, gid, wrap: [] };

  for (const other of candidates(dataDir)) {
    const access = spawnSync('sh', ['-c', '"$1" --version && cd "$2"', 'sh', postgres, dataParent], {
      ...other,
      cwd: '/',
    });
    if (access.status === 0) return { ...other, switchTo: other, wrap: [] };
  }

  const wrap = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
  const check = spawnSync(wrap[0] ?? '', [...wrap.slice(1), postgres, '--version']);
  if (check.status === 0) return { uid, gid, wrap };

  throw new Error(
    `PostgreSQL does not run as root, and no other user can read both ${dirname(postgres)} and ${dataParent}. ` +
      'Start the portal as a normal user, or from a folder that others can read, or set DATABASE_URL.',
  );
}

/** Changes the owner of a folder and its content, because the account may differ from that of the last start. */
export function changeOwner(path: string, { uid, gid }: Account): void {
  if (process.getuid?.() !== 0) return;
  const { uid: owner } = lstatSync(path);
  if (owner === uid) return;

  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  for (const entry of entries) chownTo(join(entry.parentPath, entry.name), { uid, gid });
  chownTo(path, { uid, gid });
}

/** Changes the owner of one file, if this is root. */
export function chownTo(path: string, { uid, gid }: Pick<Account, 'uid' | 'gid'>): void {
  if (process.getuid?.() === 0 && !lstatSync(path).isSymbolicLink()) chownSync(path, uid, gid);
}

function candidates(dataDir: string): { uid: number; gid: number }[] {
  const owner = lstatSync(dataDir, { throwIfNoEntry: false });
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));

  const known = ['postgres', 'node', 'nobody'].flatMap((name) => {
    const account = accounts.find(([login]) => login === name);
    return account ? [{ uid: Number(account[2]), gid: Number(account[3]) }] : [];
  });
  return owner && owner.uid !== 0 ? [{ uid: owner.uid, gid: owner.gid }, ...known] : known;
}
