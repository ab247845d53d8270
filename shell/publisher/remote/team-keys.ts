import type { HistoryEntry } from '@portal/contracts/release-status';
import type { Team } from '@portal/release/teams';

/** Returns the changes of keys that are valid: each begins with a key that teams.json lists, or with the result of an earlier one. */
export function validRotations({ publicKeys }: Team, history: readonly HistoryEntry[]): HistoryEntry[] {
  const valid = new Set(publicKeys);
  return history.filter(({ key }) => {
    if (!key || !valid.delete(key.from)) return false;
    valid.add(key.to);
    return true;
  });
}

/**
 * Returns a team with the keys by which it has replaced those of teams.json. Without the listed key, what replaced it is not valid
 * either: so the operator decides when a key was lost or stolen.
 */
export function withRotatedKeys(team: Team, history: readonly HistoryEntry[]): Team {
  const publicKeys = validRotations(team, history).reduce(
    (keys, { key }) => [...new Set(keys.map((one) => (one === key?.from ? key.to : one)))],
    team.publicKeys,
  );
  return { ...team, publicKeys };
}
