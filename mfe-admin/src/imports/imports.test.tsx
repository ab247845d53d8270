import { http, type RequestHandler } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { cellsOf, renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as ImportsPage } from './imports.page.tsx';

const aRow = (row: number, outcome: string, values: string[], overrides: object = {}) => ({
  ...{ row, outcome, values, problem: null, note: null, lead: null, sameAs: null },
  ...overrides,
});
const preview = {
  encoding: 'utf-8',
  separator: ',',
  firstRow: 1,
  hasHeadings: true,
  columns: [
    { heading: 'Attendee', samples: ['Ada Byron', 'Bob Moore'], field: 'name' },
    { heading: 'E-mail', samples: ['ada@example.com'], field: 'email' },
    { heading: 'Booth', samples: ['12'], field: null },
  ],
  rows: [
    aRow(2, 'added', ['Ada Byron'], { lead: { id: 5, name: 'Ada Byron' } }),
    aRow(3, 'new', ['Bob Moore', 'bob@example.com']),
    aRow(4, 'added', ['Robert Moore'], { sameAs: 3, note: 'Valid email is required: kept as text' }),
    aRow(9, 'rejected', [], { problem: 'Name is required' }),
  ],
  counts: { new: 1, added: 2, rejected: 1 },
  importedBefore: null,
};
const list = {
  id: 7,
  name: 'ISC West 2026',
  createdAt: '2026-11-20T15:00:00.000Z',
  state: 'done',
  createdBy: 'Grace',
  finishedAt: '2026-11-20T15:01:00.000Z',
  takenBackAt: null,
  takenBackBy: null,
  rows: 227,
  waiting: 0,
  counts: { new: 212, added: 12, rejected: 3 },
  rejectedRows: 3,
  removedLeads: 0,
  removedRequests: 0,
};

const renderImports = (...handlers: RequestHandler[]) =>
  renderStaffPage(ImportsPage, {
    path: '/admin/imports',
    handlers: [
      ...handlers,
      http.get('/api/admin/imports', () => Response.json({ items: [], nextBefore: null })),
      http.post('/api/admin/imports/files', () => Response.json({ id: 8 }, { status: 201 })),
      http.post('/api/admin/imports/8/preview', () => Response.json(preview)),
    ],
  });
const aFile = (content = 'Attendee,E-mail\nAda Byron,ada@example.com\n') =>
  new File([content], 'ISC West.csv', { type: 'text/csv' });

test('shows what would become of each row before it is imported', async () => {
  const { user } = await renderImports();
  expect(await screen.findByText('No list has been imported yet')).toBeVisible();
  await user.upload(await screen.findByLabelText(/^CSV file/), aFile());

  expect(cellsOf(await screen.findByRole('table', { name: 'Rows of the file' }))).toEqual([
    ['Row 2', 'Ada Byron', 'Added to Ada Byron'],
    ['Row 3', 'Bob Moore · bob@example.com', 'New lead'],
    ['Row 4', 'Robert Moore', 'Added to the lead of row 3Valid email is required: kept as text'],
    ['Row 9', '–', 'Rejected: Name is required'],
  ]);
  expect(screen.getByText('1 new lead, 2 added to leads, 1 rejected.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Import Booth as' })).toHaveValue('');
  expect(screen.getByLabelText(/^Name of the list/)).toHaveValue('ISC West');
});

test('uploads a file once, keeps what is chosen while rows are read, and imports what is shown', async () => {
  let uploads = 0;
  const mappings: Record<string, unknown>[] = [];
  const answers: (() => void)[] = [];
  let started: unknown;
  const { user } = await renderImports(
    http.post('/api/admin/imports/files', () => {
      uploads += 1;
      return Response.json({ id: 8 }, { status: 201 });
    }),
    http.post('/api/admin/imports/8/preview', async ({ request }) => {
      const mapping = (await request.json()) as Record<string, unknown>;
      mappings.push(mapping);
      if (mappings.length > 1) await new Promise<void>((resolve) => answers.push(resolve));
      return Response.json({
        ...preview,
        columns: preview.columns.map((column, index) => ({
          ...column,
          field: (mapping.columns as (string | null)[] | undefined)?.[index] ?? column.field,
        })),
      });
    }),
    http.post('/api/admin/imports/8/start', async ({ request }) => {
      started = await request.json();
      return Response.json({ ...list, state: 'running', waiting: 3 });
    }),
  );
  await user.upload(await screen.findByLabelText(/^CSV file/), aFile());
  const booth = await screen.findByRole('combobox', { name: 'Import Booth as' });
  const attendee = screen.getByRole('combobox', { name: 'Import Attendee as' });
  await user.selectOptions(booth, 'Line in the message');
  await user.selectOptions(attendee, 'First name');
  await waitFor(() => expect(answers).toHaveLength(2));
  expect([booth, attendee].map((select) => (select as HTMLSelectElement).value)).toEqual(['extra', 'firstName']);
  expect(screen.getByRole('button', { name: 'Reading…' })).toBeVisible();
  for (const answer of answers) answer();
  const name = screen.getByLabelText(/^Name of the list/);
  await user.clear(name);
  await user.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
  expect(await screen.findByText('Name of the list is required')).toBeVisible();
  await user.type(name, 'ISC West 2026');
  await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));

  expect(await screen.findByText('ISC West 2026: 3 rows')).toBeVisible();
  expect(uploads).toBe(1);
  expect(mappings.map(({ columns }) => columns)).toEqual([
    undefined,
    ['name', 'email', 'extra'],
    ['firstName', 'email', 'extra'],
  ]);
  expect(started).toEqual({
    columns: ['firstName', 'email', 'extra'],
    name: 'ISC West 2026',
    ownerId: null,
    startsClock: false,
  });
  expect(screen.queryByRole('table', { name: 'Rows of the file' })).toBeNull();
  expect(screen.getByLabelText(/^CSV file/)).toHaveFocus();
});

test('reads the file with another separator, encoding and first row, also after a choice that does not fit', async () => {
  const mappings: unknown[] = [];
  const { user } = await renderImports(
    http.post('/api/admin/imports/8/preview', async ({ request }) => {
      const mapping = (await request.json()) as Record<string, unknown>;
      mappings.push(mapping);
      return mapping.separator === '|'
        ? Response.json({ detail: 'Invalid', fields: { file: 'The file is empty' } }, { status: 422 })
        : Response.json(preview);
    }),
  );
  await user.upload(await screen.findByLabelText(/^CSV file/), aFile());
  const separator = await screen.findByRole('combobox', { name: 'Separator' });
  expect(await screen.findByRole('option', { name: 'Detected: Comma' })).toBeInTheDocument();
  await user.selectOptions(separator, 'Vertical bar');
  expect(await screen.findByText('The file is empty')).toBeVisible();
  await user.selectOptions(separator, 'Semicolon');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Characters' }), 'Mac OS Roman');
  await user.type(screen.getByRole('spinbutton', { name: 'First row of the table' }), '3');
  await user.click(screen.getByRole('checkbox', { name: 'The first row has headings' }));
  await waitFor(() =>
    expect(mappings.at(-1)).toEqual({
      separator: ';',
      columns: null,
      encoding: 'macintosh',
      firstRow: 3,
      hasHeadings: false,
    }),
  );
  expect(await screen.findByRole('button', { name: 'Import 3 rows' })).toBeVisible();
});

test('says what is wrong with a file', async () => {
  const { user } = await renderImports(
    http.post('/api/admin/imports/files', () =>
      Response.json({ detail: 'Invalid', fields: { file: 'The file is empty' } }, { status: 422 }),
    ),
  );
  await user.upload(await screen.findByLabelText(/^CSV file/), aFile(''));
  expect(await screen.findByText('The file is empty')).toBeVisible();
  await user.upload(await screen.findByLabelText(/^CSV file/), aFile('a'.repeat(5 * 1024 * 1024 + 1)));
  expect(await screen.findByText('The file is larger than 5 MB. Split it, or remove columns')).toBeVisible();
});

test('warns of a file that was imported before, and of one without rows to import', async () => {
  const { user } = await renderImports(
    http.post('/api/admin/imports/8/preview', () =>
      Response.json({
        ...preview,
        counts: { new: 0, added: 0, rejected: 4 },
        importedBefore: { id: 7, name: 'ISC West 2025', createdAt: list.createdAt },
      }),
    ),
  );
  await user.upload(await screen.findByLabelText(/^CSV file/), aFile());
  expect(await screen.findByRole('alert')).toHaveTextContent('This file was imported as “ISC West 2025”');
  expect(screen.getByText(/^No row of this file can be imported/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
});

test('lists imports with their progress, and says when one has finished', async () => {
  let state = 'running';
  await renderImports(
    http.get('/api/admin/imports', () =>
      Response.json({ items: [{ ...list, state, waiting: state === 'running' ? 100 : 0 }], nextBefore: null }),
    ),
  );
  expect(await screen.findByRole('progressbar', { name: 'Import of ISC West 2026' })).toHaveValue(127);
  state = 'done';
  expect(await screen.findByText('Import finished')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show leads of ISC West 2026' })).toHaveAttribute(
    'href',
    '/admin/leads?import=7',
  );
  expect(screen.getByRole('button', { name: 'Download rejected rows of ISC West 2026' })).toBeVisible();
});

test('takes an import back after saying what is removed and what stays', async () => {
  let taken = 0;
  const { user } = await renderImports(
    http.get('/api/admin/imports', () =>
      Response.json({
        items: [taken ? { ...list, state: 'taken-back', takenBackBy: 'Staff', removedLeads: 210 } : list],
        nextBefore: null,
      }),
    ),
    http.get('/api/admin/imports/7/removal', () =>
      Response.json({ leads: 210, requests: 12, kept: 2, keptLeads: [{ id: 5, name: 'Ada Byron' }] }),
    ),
    http.post('/api/admin/imports/7/take-back', () => {
      taken += 1;
      return Response.json({ ...list, state: 'taking-back' }, { status: 201 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Take back ISC West 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take back “ISC West 2026”?' });
  expect(await within(dialog).findByText('210 leads that exist only by it: removed.')).toBeVisible();
  expect(within(dialog).getByText('12 requests of other leads: removed, the leads stay.')).toBeVisible();
  expect(within(dialog).getByText(/^2 leads that staff have worked on since: kept/)).toHaveTextContent(
    'Ada Byron and 1 more',
  );
  expect(taken).toBe(0);
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText(/^Taken back by Staff/)).toHaveTextContent('210 leads removed');
  expect(taken).toBe(1);
  // Its button is gone: the page has the focus.
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
});
