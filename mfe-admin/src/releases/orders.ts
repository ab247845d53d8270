/** Where somebody may stand who gives orders about releases, and how an order begins there. */
export const orderPlaces = {
  folder: { label: 'in the project’s folder', begin: 'npm run release --' },
  compose: {
    label: 'in the folder of the Compose file',
    begin: 'docker compose exec publisher node publisher/cli.ts',
  },
  container: { label: 'in the publisher’s container', begin: 'node publisher/cli.ts' },
};

export type OrderPlace = keyof typeof orderPlaces;
type Order = 'rollback' | 'pin' | 'unpin';

/** An order as it is typed. */
export const orderText = (place: OrderPlace, order: Order, ...words: string[]): string =>
  [orderPlaces[place].begin, order, ...words].join(' ');
