import type { Role } from '@portal/contracts/staff';
import { act, screen, waitFor } from '@testing-library/react';
import { Component as NotFoundPage } from '../../not-found/not-found.page.tsx';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { aMailbox, renderStaffPage, signedInAs, stubSummary } from '../../testing/render-staff-page.tsx';

const outage = aMailbox({
  ...{ state: 'not-connected', since: '2026-11-20T15:12:00.000Z' },
  problem: 'The mail server refuses the connection.',
});
const renderWith = (mailboxOf: () => object, role: Role = 'manager') =>
  renderStaffPage(NotFoundPage, {
    path: '/admin/nothing',
    handlers: [stubSummary(() => ({ mailbox: mailboxOf() })), signedInAs(role)],
  });

test('says on every page since when and why the mailbox is not connected, until it is', async () => {
  let mailbox: object = outage;
  await renderWith(() => mailbox);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Mailbox not connected since .*9:12 AM CST: answers of customers do not arrive\./);
  expect(alert).toHaveTextContent('The mail server refuses the connection.');
  expect(screen.getByRole('link', { name: 'Show mail' })).toHaveAttribute('href', '/admin/mail');

  mailbox = { ...outage, state: 'connected', problem: null };
  act(() => FakeEventSource.latest.changeMailbox());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('others than managers are told that nothing is lost', async () => {
  await renderWith(() => ({ ...outage, problem: null }), 'agent');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is lost');
  expect(screen.queryByRole('link', { name: 'Show mail' })).toBeNull();
});

test('a connection that a mail server has just closed is no alarm, and neither is a portal without a mailbox', async () => {
  const { requests } = await renderWith(() => ({ ...outage, since: new Date().toISOString() }));
  await waitFor(() => expect(requests.some((request) => request.includes('summary'))).toBe(true));
  expect(await screen.findByRole('navigation', { name: 'Lead desk' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
