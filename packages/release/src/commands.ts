import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';
import { isSignedBy, parseSignedText, signText } from './signature.ts';
import type { Team } from './teams.ts';

/** Signed commands are valid for this many milliseconds before and after `at`. */
export const commandLifetime = 5 * 60_000;

/** Longest JSON of a signed command in bytes. */
export const maxCommandBytes = 20_000;

/** Commands about a build. Its published `release.json` in one line and its files, in the order of the manifest, follow the command. */
export const buildCommands = ['release', 'check', 'preview'] as const;

export const teamCommands = [...buildCommands, 'rollback', 'pin', 'unpin', 'retry', 'status'] as const;

const commandSchema = z.object({
  command: z.enum([...teamCommands, 'rotate-key']),
  /** Remote of the team that signs. */
  remote: z.string(),
  /** Version to roll back to or to pin. Default: the release before the live one, or the live one. */
  version: z.string().optional(),
  /** Of `rotate-key`: the key that replaces the one that signed. */
  publicKey: z.string().optional(),
  /** Sender of the command: `user@host`. */
  actor: z.string().max(200),
  reason: z.string().max(1000).optional(),
  /** Of an operator's `check` and `preview`: folder or URL of the candidate, when it is not the team's source. */
  source: z.string().optional(),
  /** Milliseconds since 1970. */
  at: z.int(),
});

/** A command of a team for its own remote, or of an operator, sent from their machine. */
export type TeamCommand = z.infer<typeof commandSchema>;

/** Returns the JSON to send: the command and its signature. */
export const signCommand = (command: TeamCommand, key: KeyObject): string =>
  signText('command', JSON.stringify(command), key);

/** Returns the key that signed a command, or `undefined` when none of these did. */
export function signerOf(json: string, publicKeys: readonly string[]): string | undefined {
  const signed = parseSignedText(json);
  return signed && publicKeys.find((key) => isSignedBy('command', signed, [key]));
}

/** Returns the team one of whose keys signed the command. Throws, with what the sender can do, when there is none. */
export function senderOf(json: string, teams: readonly Team[], portal: string): Team {
  const sender = teams.find(({ publicKeys }) => signerOf(json, publicKeys));
  if (sender) return sender;
  const name = claimedRemote(json);
  if (!name) throw new Error('This is not a signed command of a team.');
  throw new Error(
    teams.some((team) => team.name === name)
      ? `${portal} lists another key for "${name}". Sign with that one (RELEASE_KEY_FILE); if it is lost, send the operator of ${portal} a line with a new one.`
      : `${portal} does not know "${name}" yet. Send the line in team.json to its operator, who adds it to "teams" in teams.json.`,
  );
}

/** Returns the remote that a command names. It is not verified. */
function claimedRemote(json: string): string | undefined {
  try {
    const { remote } = JSON.parse(parseSignedText(json)?.text ?? '');
    return /^[a-z][a-z-]{0,99}$/.test(remote) ? remote : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the command when a key of the team signed it, it is for the team's own remote, and `now` (milliseconds) is
 * within five minutes of `at`. Throws an `Error` otherwise. To reject replayed commands, the caller keeps those that are
 * still valid. An operator has a key and no name, and sends commands for all remotes.
 */
export function verifyCommand(
  json: string,
  team: Pick<Team, 'publicKeys'> & { name?: string },
  now: number,
): TeamCommand {
  const signed = parseSignedText(json);
  if (!signed || !isSignedBy('command', signed, team.publicKeys))
    throw new Error(`The command is not signed with a key of the team "${team.name}".`);
  const command = parseJson(commandSchema, signed.text);
  if (team.name !== undefined && command.remote !== team.name)
    throw new Error(`The team "${team.name}" cannot send commands for "${command.remote}".`);
  if (Math.abs(now - command.at) > commandLifetime)
    throw new Error('The command is older or newer than five minutes. Check the clock of the machine that sent it.');
  return command;
}
