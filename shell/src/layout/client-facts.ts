import type { ClientFact } from '@portal/contracts/client-fact';

export const license: ClientFact<string> = {
  about: 'Footer: number of the license of the Texas DPS Private Security Program',
  status: 'sample',
  value: 'B00000000',
};
