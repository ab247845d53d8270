import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forms are stored by the API (src/intake/storage): their functions and triggers go. */
export class IntakeInTypescript1763712000002 implements MigrationInterface {
  name = 'IntakeInTypescript1763712000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger if exists note_words_of_new on leads');
    await runner.query('drop trigger if exists note_words_of_changed on leads');
    await runner.query('drop function if exists note_lead_words()');
    await runner.query('drop function if exists ingest_submission(jsonb)');
    await runner.query('drop function if exists accept_proof(integer, text, jsonb, integer, timestamptz)');
    await runner.query('drop function if exists refresh_leads(integer[], timestamptz)');
    await runner.query('drop function if exists refresh_due(integer[])');
    // Since reading is personal, nothing has used it.
    await runner.query('-- squawk-ignore ban-drop-column\nalter table leads drop column is_unread');
  }

  async down(): Promise<void> {}
}
