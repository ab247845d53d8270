/** Where a manager runs commands about releases, and how a command starts there. */
export const commandPlaces = {
  folder: { label: 'in the project folder', start: 'npm run release --' },
  compose: {
    label: 'in the folder of the Compose file',
    start: 'docker compose exec publisher node publisher/cli.ts',
  },
  container: { label: 'inside the publisher’s container', start: 'node publisher/cli.ts' },
};

export type CommandPlace = keyof typeof commandPlaces;
export type ReleaseCommand = 'rollback' | 'pin' | 'unpin' | 'retry';

/** Returns a command as it is typed. */
export const commandText = (place: CommandPlace, command: ReleaseCommand, ...words: string[]): string =>
  [commandPlaces[place].start, command, ...words].join(' ');
