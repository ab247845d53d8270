import type { ClientStatement } from './client-statement.ts';

/** Shown by the shell and by mfe-marketing. */
export const license: ClientStatement<string> = {
  about: 'Footer and about page: number of the license of the Texas DPS Private Security Program',
  status: 'sample',
  value: 'B00000000',
};

export const answersInSpanish: ClientStatement<true> = {
  about: 'Spanish pages and forms: the company answers calls, forms and mails in Spanish',
  status: 'sample',
  value: true,
};
