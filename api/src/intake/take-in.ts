import { announceJob } from '../telling/announce-job.ts';

/** What the database answers for a submission it has taken in. */
export interface TakenIn {
  form_id: number;
  submission: number;
  reference: string;
  received_at: Date;
  is_held: boolean;
}

/** The whole intake in one statement, hence one round trip and one transaction. Its value is a submission as JSON. */
export const takeIn = {
  // Named, so that each connection has it parsed and planned once.
  name: 'take-in',
  text: `
    with taken as (select * from take_in($1::jsonb)),
         announced as (${announceJob('select submission as id from taken where is_new and not is_held')})
    select form_id, submission, reference, received_at, is_held from taken`,
};
