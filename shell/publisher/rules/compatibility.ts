import type { Violation } from '@portal/contracts/release-status';
import { contractVersion, isContractSupported } from '@portal/contracts/remote';
import { folderAmong, type Release } from '@portal/release/manifest';
import { teamOf } from '@portal/release/team-of';
import type { Team } from '@portal/release/teams';
import { satisfies } from 'semver';
import { documentFile, imageFile } from '../release/site-build.ts';
import { violation } from '../release/violations.ts';

type Shared = Pick<Release, 'shared'>;

/** Returns the violations of a release against a shell. Also used when the shell changes and before a rollback. */
export const compatibilityViolations = (remote: Release, shell: Release): Violation[] => [
  ...contractViolations(remote),
  ...sharedViolations(remote, shell),
];

/** Returns the violations of a stored release against the live shell. */
export const violationsAgainst = (
  { stored }: { stored: { release: Release } },
  { release }: { release: Release },
): Violation[] => compatibilityViolations(release, stored.release);

function contractViolations({ contract }: Release): Violation[] {
  if (isContractSupported(contract)) return [];
  const supported = `${contractVersion} and ${contractVersion - 1}`;
  return [violation('contract', `It was built for contract ${contract}; this shell supports ${supported}.`)];
}

/** Returns violations for shared packages that a remote needs and the shell does not provide. */
export function sharedViolations(remote: Shared, shell: Shared): Violation[] {
  return remote.shared.flatMap(({ name, requiredVersion }) => {
    const provided = shell.shared.find((share) => share.name === name)?.requiredVersion;
    if (provided && satisfies(provided, requiredVersion)) return [];
    return [violation('shared', `It needs ${name} ${requiredVersion}; this shell provides ${provided ?? 'none'}.`)];
  });
}

/** Without `..` and empty segments, by which a path could point to the page of another team. */
const isNormal = (path: string) =>
  path === '/' ||
  path
    .split('/')
    .slice(1)
    .every((part) => !/^\.*$/.test(part));

/** Returns violations for an inconsistent manifest, and for pages that belong to another team. */
export function manifestViolations({ name, pages, chunks, files }: Release, teams: readonly Team[]): Violation[] {
  const known = new Set(files.map(({ path }) => path));
  const paths = pages.map(({ path }) => path);
  return [
    ...pages.flatMap(({ path, chunk }, index) => [
      ...(isNormal(path) ? [] : [violation('page-list', `${path} is not a normal path.`, path)]),
      ...(teamOf(teams, path)?.name === name
        ? []
        : [violation('address', `${path} is not a path of "${name}".`, path)]),
      ...(paths.indexOf(path) === index ? [] : [violation('page-list', `${path} is listed twice.`, path)]),
      ...(chunks.some((candidate) => candidate.name === chunk)
        ? []
        : [violation('page-list', `${path} names the chunk "${chunk}", which the release does not have.`, path)]),
    ]),
    ...clashingPages(paths),
    ...chunks
      .flatMap(({ js, css }) => [...js, ...css])
      .filter((path) => !known.has(path))
      .map((path) => violation('files', `A chunk needs ${path}, which is not among the files.`)),
  ];
}

/** Returns violations for pages whose file in a site build is the folder of another page: `/a` is `a.html`, as in `/a.html/b`. */
function clashingPages(paths: string[]): Violation[] {
  const clash = folderAmong(paths.flatMap((path) => [documentFile(path), imageFile(path)]));
  return clash ? [violation('page-list', `Two pages need ${clash}: as a file and as a folder.`)] : [];
}
