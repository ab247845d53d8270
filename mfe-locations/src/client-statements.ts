import type { ClientStatement } from '@portal/contracts/client-statement';
import { homeownersPlaces } from '@portal/contracts/homeowners-places';

// What only the client knows. `npm run statements` lists the samples; replace a value and set its status to `confirmed`.

export const projectPlaces: ClientStatement<readonly string[]> = {
  about: 'Austin page: names of the seven places of the homeowners association on the site plan',
  status: 'sample',
  value: homeownersPlaces.map(({ short }) => short),
};
