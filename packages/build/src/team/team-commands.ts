import { type ReleaseStatus, rulesPath } from '@portal/contracts/release-status';
import { buildCommands, type TeamCommand } from '@portal/release/commands';
import { printable } from '@portal/release/printable';
import type { PublishedFile } from '@portal/release/publish';
import { sendCommand } from '@portal/release/send-command';
import { statusText, violationsText } from '@portal/release/status-text';
import type { Team } from '@portal/release/teams';
import { followRelease } from './follow-release.ts';
import { publishBuild } from './publish-build.ts';

interface TeamCommandOptions {
  team: Team;
  /** Address of the portal. */
  portal: string;
  version?: string | undefined;
  reason?: string | undefined;
  acknowledged?: string[] | undefined;
  /** Builds the remote. Resolves to the folder of the build. */
  build: () => Promise<string>;
  /** Folder for the published build. */
  source: string;
}

/** Executes a command of a team for its own remote of a portal, signed with the team's key, and prints the result. Resolves to the exit code. */
export async function runTeamCommand(command: TeamCommand['command'], options: TeamCommandOptions): Promise<number> {
  const { team, portal, version, reason, acknowledged, build, source } = options;
  const remote = team.name;
  const rules = new URL(rulesPath, portal).href;
  const start = performance.now();
  const hasBuild = buildCommands.some((known) => known === command);
  const status = async (): Promise<ReleaseStatus | undefined> => {
    const { isDone, message, statuses } = await sendCommand(portal, { command: 'status', remote });
    if (!isDone) throw new Error(message);
    return statuses?.[0];
  };
  // Before the build, so that a portal that does not know the team rejects it at once.
  const history = (hasBuild && (await status())?.history) || [];
  const before = history.at(-1)?.number ?? 0;
  const after = Math.max(0, ...history.map(({ sequence }) => sequence));

  const file: PublishedFile = command === 'release' ? 'release.json' : 'candidate.json';
  const release = hasBuild ? await publishBuild(team, { build, source, file, acknowledged, after }) : undefined;
  const published = release && { release, source, file };
  const result = await sendCommand(portal, { command, remote, version, reason }, { build: published });
  const { isDone, message, violations, statuses } = result;
  const isRejected = release && violations.length > 0;
  const text = isRejected
    ? `${remote} ${release.version} does not pass the checks.`
    : message.split('\n').map(printable).join('\n');
  console.log(
    statuses ? statuses.map((one) => statusText(one, rules)).join('\n\n') : text + violationsText(violations, rules),
  );
  if (!isDone) return 1;
  if (!release || command !== 'release') return 0;
  // A portal that restarts responds again soon.
  const readStatus = () => status().catch(() => undefined);
  return followRelease(release, { before, readStatus, start, interval: 1000, rules });
}
