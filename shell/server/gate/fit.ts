import type { Release } from '@portal/contracts/release';
import { contractVersion, ownerOf, speaksContract } from '@portal/contracts/remote';
import type { Finding } from '@portal/contracts/verdict';
import { satisfies } from 'semver';
import { finding } from './rules.ts';

type Shared = Pick<Release, 'shared'>;

/** Whether a release fits this shell, before a line of it is run. */
export function misfits(remote: Release, shell: Release): Finding[] {
  return [...contractMisfits(remote), ...sharedMisfits(remote, shell), ...pageMisfits(remote)];
}

function contractMisfits({ contract }: Release): Finding[] {
  if (speaksContract(contract)) return [];
  const spoken = `${contractVersion} and ${contractVersion - 1}`;
  return [finding('contract', `It was built for contract ${contract}; this shell speaks ${spoken}.`)];
}

/** What a remote needs of a shell and does not get. */
export function sharedMisfits(remote: Shared, shell: Shared): Finding[] {
  return remote.shared.flatMap(({ name, requiredVersion }) => {
    const offered = shell.shared.find((share) => share.name === name)?.requiredVersion;
    if (offered && satisfies(offered, requiredVersion)) return [];
    return [finding('shared', `It needs ${name} ${requiredVersion}; this shell lends ${offered ?? 'none'}.`)];
  });
}

function pageMisfits({ name, pages, chunks, files }: Release): Finding[] {
  const known = new Set(files.map(({ path }) => path));
  return [
    ...pages.flatMap(({ path, chunk }, index) => [
      ...(ownerOf(path)?.name === name ? [] : [finding('address', `${path} is not an address of "${name}".`, path)]),
      ...(pages.findIndex((page) => page.path === path) === index
        ? []
        : [finding('page-list', `${path} is listed twice.`, path)]),
      ...(chunks.some((candidate) => candidate.name === chunk)
        ? []
        : [finding('page-list', `${path} names the chunk "${chunk}", which the release does not have.`, path)]),
    ]),
    ...chunks
      .flatMap(({ js, css }) => [...js, ...css])
      .filter((path) => !known.has(path))
      .map((path) => finding('files', `A chunk needs ${path}, which is not among the files.`)),
  ];
}
