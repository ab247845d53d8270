import type { Role } from '@portal/contracts/staff';
import type { MailTemplate, NewMailTemplate } from '@portal/staff-client/mail';
import { http } from '@portal/testing/server';
import { fireEvent, screen, within } from '@testing-library/react';
import { cellsOf, noContent, renderStaffPage, signedInAs } from '../testing/render-staff-page.tsx';
import { Component as TemplatesPage } from './templates.page.tsx';

const mine: MailTemplate = {
  id: 1,
  name: 'Short answer',
  language: 'en',
  practice: null,
  subject: null,
  text: 'Hello {{person}}',
  isShared: false,
};
const ours: MailTemplate = { ...mine, id: 2, name: 'Visita', language: 'es', subject: 'Visita', isShared: true };

async function renderTemplates(templates: MailTemplate[], role: Role = 'manager') {
  const sent: [method: string, id: string, body: NewMailTemplate | undefined][] = [];
  const record = async (request: Request) => {
    const body = request.method === 'DELETE' ? undefined : ((await request.json()) as NewMailTemplate);
    sent.push([request.method, new URL(request.url).pathname.slice('/api/admin/mail-templates'.length), body]);
    return body ? Response.json({ ...body, id: 9 }, { status: 201 }) : noContent();
  };
  const view = await renderStaffPage(TemplatesPage, {
    path: '/admin/templates',
    handlers: [
      signedInAs(role),
      http.get('/api/admin/mail-templates', () => Response.json(templates)),
      http.post('/api/admin/mail-templates', ({ request }) => record(request)),
      http.put('/api/admin/mail-templates/:id', ({ request }) => record(request)),
      http.delete('/api/admin/mail-templates/:id', ({ request }) => record(request)),
    ],
  });
  const choose = async (name: string, action: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await view.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...view, sent, choose };
}

test('lists templates with language and who has them', async () => {
  await renderTemplates([mine, ours]);
  const table = await screen.findByRole('table', { name: 'Templates' });
  expect(cellsOf(table).map((cells) => cells.slice(0, 3))).toEqual([
    ['Short answer', 'English', 'Only you'],
    ['VisitaVisita', 'Spanish', 'All staff'],
  ]);
});

test('a new template has its fields filled in in the preview, and unknown fields are rejected', async () => {
  const { user, sent } = await renderTemplates([]);
  await user.click(await screen.findByRole('button', { name: 'New template' }));
  const dialog = screen.getByRole('dialog', { name: 'New template' });
  await user.type(within(dialog).getByLabelText('Name'), 'First');
  const text = within(dialog).getByLabelText('Text');
  fireEvent.input(text, { target: { value: 'About {{ servise }}. ' } });
  await user.click(within(dialog).getByRole('button', { name: '{{visit}}' }));
  expect(text).toHaveValue('About {{ servise }}. {{visit}}');
  expect(text).toHaveFocus();
  expect(within(dialog).getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'About {{ servise }}. Tuesday, December 1',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(
    await within(dialog).findByText(
      '{{ servise }} is not a field. There are {{person}}, {{firstName}}, {{service}}, {{visit}}',
    ),
  ).toBeVisible();
  expect(sent).toEqual([]);

  fireEvent.input(text, { target: { value: 'About {{service}}' } });
  await user.selectOptions(within(dialog).getByLabelText('Practice'), 'Networking');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Template saved')).toBeVisible();
  expect(sent).toEqual([
    [
      'POST',
      '',
      {
        ...{ name: 'First', language: 'en', practice: 'connectivity', subject: '' },
        ...{ text: 'About {{service}}', isShared: false },
      },
    ],
  ]);
});

test('a template is changed, duplicated for oneself, and deleted after a question', async () => {
  const { user, sent, choose } = await renderTemplates([ours]);
  await choose('Visita', 'Edit');
  await user.click(within(screen.getByRole('dialog', { name: 'Edit template' })).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Template saved')).toBeVisible();
  expect(sent.pop()).toEqual(['PUT', '/2', expect.objectContaining({ name: 'Visita', isShared: true })]);

  await choose('Visita', 'Duplicate');
  await user.click(within(screen.getByRole('dialog', { name: 'New template' })).getByRole('button', { name: 'Save' }));
  expect(sent.pop()).toEqual(['POST', '', expect.objectContaining({ name: 'Visita (copy)', isShared: false })]);

  await choose('Visita', 'Delete…');
  expect(sent).toEqual([]);
  const question = screen.getByRole('dialog', { name: 'Delete Visita?' });
  expect(question).toHaveAccessibleDescription(/gone for all staff/);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Template deleted')).toBeVisible();
  expect(sent).toEqual([['DELETE', '/2', undefined]]);
});

test('agents duplicate shared templates and do not change them', async () => {
  const { user } = await renderTemplates([ours], 'agent');
  await user.click(await screen.findByRole('button', { name: 'Actions for Visita' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Duplicate']);
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(screen.queryByLabelText('For')).toBeNull();
});

test('a manager adds texts in both languages to a desk without shared templates', async () => {
  const { user, sent } = await renderTemplates([mine]);
  await user.click(await screen.findByRole('button', { name: 'Add the four texts' }));
  expect(await screen.findByText('Templates added')).toBeVisible();
  expect(sent.map(([, , body]) => [body?.language, body?.isShared])).toEqual([
    ...Array(4).fill(['en', true]),
    ...Array(4).fill(['es', true]),
  ]);
});

test('viewers have no templates', async () => {
  const { requests } = await renderTemplates([mine], 'viewer');
  expect(await screen.findByText('Templates are for staff who reply to leads.')).toBeVisible();
  expect(requests.some((request) => request.includes('mail-templates'))).toBe(false);
});
