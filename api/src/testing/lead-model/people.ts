import { citySlugs } from '@portal/contracts/cities';
import type { DetailField } from '@portal/contracts/lead';
import { capitalized, type Traces } from './traces.ts';

/** What somebody says about themselves in a form or to staff. */
export type Details = Record<DetailField, string>;

export const peopleOfSequence = 4;
export const variants = 2;
const services = ['physical-security', 'connectivity'];

/** Returns the people of a sequence, each with different details, whose names, addresses and numbers nobody else has. */
export const createPeople = (traces: Traces): Details[][] =>
  Array.from({ length: peopleOfSequence }, () =>
    Array.from({ length: variants }, (_, variant) => ({
      name: `${capitalized(traces.word())} ${capitalized(traces.word())}`,
      company: `${capitalized(traces.word())} Works`,
      email: `${traces.word()}@${traces.word()}.example`,
      phone: traces.phone(),
      service: services[variant] ?? '',
      city: citySlugs[variant] ?? '',
    })),
  );
