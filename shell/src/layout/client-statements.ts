import type { ClientStatement } from '@portal/contracts/client-statement';

export const answersInSpanish: ClientStatement<true> = {
  about: 'Spanish pages and forms: the company answers calls, forms and mails in Spanish',
  status: 'sample',
  value: true,
};
