import type { ClientStatement } from '@portal/contracts/client-statement';

export const license: ClientStatement<string> = {
  about: 'Footer: number of the license of the Texas DPS Private Security Program',
  status: 'sample',
  value: 'B00000000',
};
