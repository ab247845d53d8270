import { http, type RequestHandler } from '@portal/testing/server';
import { screen, within } from '@testing-library/react';
import { aMailbox, renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as MailPage } from './mail.page.tsx';

const status = {
  mailbox: aMailbox(),
  sender: 'info@example.com',
  salesAddress: null,
  lastReceivedAt: '2026-11-20T15:10:00.000Z',
  lastSentAt: null,
  waiting: 1,
  failed: 2,
  bounced: 3,
  unknown: 1,
  lastError: 'The mail server said: 550 no',
  perDayUsed: 12,
  perDayLimit: 500,
};
const renderMail = (shown: object, ...handlers: RequestHandler[]) =>
  renderStaffPage(MailPage, {
    path: '/admin/mail',
    handlers: [...handlers, http.get('/api/admin/mail-status', () => Response.json({ ...status, ...shown }))],
  });
const row = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('shows state, addresses and counts of both directions', async () => {
  await renderMail({});
  expect(await screen.findByText('Connected')).toBeVisible();
  expect(row('Last reply')).toHaveTextContent('None yet');
  expect(row('New leads are sent to')).toHaveTextContent('Nobody. Set SALES_EMAIL, and restart the API.');
  expect(row('Within 24 hours')).toHaveTextContent('12 of at most 500 replies');
  expect(row('Came back')).toHaveTextContent('3');
  expect(row('Not known if sent')).toHaveTextContent('1');
  expect(screen.getByText(/550 no/)).toBeVisible();
});

test('names the setting that is missing', async () => {
  await renderMail({ mailbox: aMailbox({ state: 'off', since: null, missing: ['IMAP_URL', 'SMTP_URL'] }) });
  expect(await screen.findByText('IMAP_URL')).toBeVisible();
  expect(screen.getByText('SMTP_URL')).toBeVisible();
});

test('sends failed replies again', async () => {
  let retried = 0;
  const { user } = await renderMail(
    {},
    http.get('/api/admin/mail-status', () => Response.json({ ...status, failed: retried ? 0 : 2 })),
    http.post('/api/admin/mail-status/retries', () => {
      retried += 1;
      return Response.json({ count: 2 }, { status: 201 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('2 replies are sent again.')).toBeVisible();
  expect(retried).toBe(1);
  expect(within(row('Failed within 7 days') as HTMLElement).queryByRole('button')).toBeNull();
});
