import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of each form, and of a lead that of its latest form. Forms of earlier versions were English. */
export class Language1764200000000 implements MigrationInterface {
  name = 'Language1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['submissions', 'leads'])
      await runner.query(`
        alter table ${table}
        add column language text not null default 'en' check (language in ('en', 'es'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['leads', 'submissions']) await runner.query(`alter table ${table} drop column language`);
  }
}
