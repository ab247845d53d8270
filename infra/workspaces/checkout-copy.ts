import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readWorkspaces, root } from './workspaces.ts';

/** Names of generated files and folders. */
const GENERATED =
  /^(\.git|\.data|\.portal|\.wireit|node_modules|dist(\.(next|previous))?|styled-system|coverage|test-results)$/;

export interface CheckoutCopy {
  root: string;
  remove(): Promise<void>;
}

/** Copies the sources, with uncommitted changes, to a temporary folder and returns it. The caller removes it. */
export async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'portal-checkout-'));
  await cp(root, copy, { recursive: true, filter: (path) => !GENERATED.test(basename(path)) });
  return copy;
}

/**
 * Copies this checkout for tests that change sources. Registry packages are links to the ones installed here, workspaces
 * are those of the copy.
 */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const copy = await copySources();
  const folders = ['.', ...readWorkspaces().map(({ folder }) => folder)];
  await Promise.all(folders.map((folder) => linkPackages(join(root, folder), join(copy, folder))));
  return { root: copy, remove: () => rm(copy, { recursive: true, force: true, maxRetries: 5 }) };
}

async function linkPackages(from: string, to: string) {
  const installed = await readdir(join(from, 'node_modules'), { withFileTypes: true }).catch(() => []);
  if (installed.length > 0) await mkdir(join(to, 'node_modules'));
  await Promise.all(
    installed.map((entry) => {
      const [source, target] = [join(from, 'node_modules', entry.name), join(to, 'node_modules', entry.name)];
      // Copies npm's metadata and the links to workspaces, which are relative and so point to workspaces of the copy.
      const isCopied = entry.isFile() || entry.name === '@portal';
      return isCopied ? cp(source, target, { recursive: true, verbatimSymlinks: true }) : symlink(source, target);
    }),
  );
}
