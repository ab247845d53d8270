import { expect, test } from '../../fixtures/test.ts';

const columnsOf = (table: string) =>
  `select column_name as name, data_type as type, is_nullable = 'NO' as required, column_default as "default"
   from information_schema.columns where table_name = '${table}' order by ordinal_position`;

const serial = (name: string, table: string) => ({
  name,
  type: 'integer',
  required: true,
  default: expect.stringContaining(`${table}_id_seq`),
});
const text = (name: string, required: boolean) => ({ name, type: 'text', required, default: null });
const timestamp = (name: string) => ({
  name,
  type: expect.stringMatching(/^timestamp/),
  required: true,
  default: 'now()',
});

test('3: contact submission (table contact_submissions)', { tag: '@inside' }, async ({ portal }) => {
  const columns = await portal.query(columnsOf('contact_submissions'));
  expect(columns).toEqual(
    expect.arrayContaining([
      serial('id', 'contact_submissions'),
      text('name', true),
      text('company', false),
      text('email', true),
      text('phone', false),
      text('service', false),
      text('message', false),
      timestamp('created_at'),
    ]),
  );
});

test('3: user (table users)', { tag: '@inside' }, async ({ portal }) => {
  const columns = await portal.query(columnsOf('users'));
  expect(columns).toEqual(
    expect.arrayContaining([serial('id', 'users'), text('email', true), text('name', true), timestamp('created_at')]),
  );
  const unique = await portal.query(
    `select indexdef from pg_indexes where tablename = 'users' and indexdef ilike '%unique%email%'`,
  );
  expect(unique.length).toBeGreaterThan(0);
});

test('3: case-study download request: firstName, lastName, email, company required; phone optional', {
  tag: '@inside',
}, async ({ portal }) => {
  const columns = await portal.query(columnsOf('case_study_requests'));
  expect(columns).toEqual(
    expect.arrayContaining([
      text('first_name', true),
      text('last_name', true),
      text('email', true),
      text('company', true),
      text('phone', false),
    ]),
  );
});
