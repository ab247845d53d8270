import type { CommandPlace } from '../preferences/preferences.ts';

/** Where release commands can be run, and how they start there. */
export const commandPlaces: Record<CommandPlace, { label: string; start: string }> = {
  folder: { label: 'in the project folder', start: 'npm run release --' },
  compose: {
    label: 'in the folder of the Compose file',
    start: 'docker compose exec publisher node publisher/cli.ts',
  },
  container: { label: 'inside the publisher’s container', start: 'node publisher/cli.ts' },
};

export type ReleaseCommand = 'rollback' | 'pin' | 'unpin' | 'retry';

/** Returns the full command line. */
export const commandText = (place: CommandPlace, command: ReleaseCommand, ...args: string[]): string =>
  [commandPlaces[place].start, command, ...args].join(' ');
