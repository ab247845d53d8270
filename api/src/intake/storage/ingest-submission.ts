import { insertNotificationJobs } from '../../notifications/queue/insert-notification-jobs.ts';

/** The row that `ingestSubmission` returns. Without ids, the form was received before its person was erased. */
export interface IngestedRow {
  form_id: number | null;
  submission: number | null;
  reference: string;
  received_at: Date;
  is_held: boolean;
}

/**
 * Stores a submission (the parameter, as JSON) and queues its notifications, in one round trip and one transaction. The
 * function is defined in sql/ingest_submission.sql.
 */
export const ingestSubmission = {
  // A named statement is parsed and planned once per connection.
  name: 'ingest-submission',
  text: `
    with ingested as (select * from ingest_submission($1::jsonb)),
         queued as (${insertNotificationJobs('select submission as id from ingested where is_new and not is_held')})
    select form_id, submission, reference, received_at, is_held from ingested`,
};
