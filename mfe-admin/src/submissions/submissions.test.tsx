import '@portal/build/jest-setup';
import type { ContactSubmission } from '@portal/contracts/staff';
import { SiteContext } from '@portal/platform';
import { queryClient } from '@portal/platform/query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ago } from './moment.tsx';
import { Component as SubmissionsPage } from './submissions.page.tsx';

const ada: ContactSubmission = {
  id: 7,
  name: 'Ada Byron',
  company: 'Analytical Homes',
  email: 'ada@example.com',
  phone: '(512) 555-0199',
  service: 'it-security',
  message: 'Two gates.\nOne garage.',
  createdAt: '2026-11-21T06:00:00.000Z',
};

const site = {
  url: 'https://www.example.com',
  company: 'Lumenward',
  phone: '512-555-0142',
  email: 'info@lumenward.example',
  street: '1 Example Street',
  socialUrl: '',
  videoUrl: '',
  analytics: { src: '', id: '' },
};

const list = (items: ContactSubmission[], facts = {}) =>
  Response.json({ items, page: 1, pageSize: 25, total: items.length, ...facts });

/** Opens the list with a server that answers so; answers what it was asked. */
function open(address: string, answer: () => Response) {
  const asked: string[] = [];
  globalThis.fetch = async (url, init) => {
    asked.push(`${init?.method ?? 'GET'} ${url}`);
    if (url === '/api/session') return Response.json({ email: 'staff@example.com', name: 'Staff', role: 'manager' });
    return answer();
  };
  render(
    <SiteContext value={site}>
      <MemoryRouter initialEntries={[address]}>
        <SubmissionsPage />
      </MemoryRouter>
    </SiteContext>,
  );
  return asked;
}

beforeEach(() => queryClient.clear());

test('a submission shows who asks, how to reach them, for what and in which words', async () => {
  open('/admin', () => list([ada]));
  const row = within(await screen.findByRole('row', { name: /Ada Byron/ }));

  expect(row.getByText('Analytical Homes')).toBeVisible();
  expect(row.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute('href', 'mailto:ada@example.com');
  expect(row.getByRole('link', { name: '(512) 555-0199' })).toHaveAttribute('href', 'tel:5125550199');
  expect(row.getByText('IT Security')).toBeVisible();
  expect(row.getByText(/Two gates\.\s+One garage\./)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 received');
});

test('the page in the address is the page that is asked for', async () => {
  const asked = open('/admin?page=3', () => list([ada], { page: 3, total: 120 }));
  await screen.findByText('Page 3 of 5');

  expect(asked).toContain('GET /api/admin/submissions?page=3');
  expect(screen.getByRole('link', { name: /Newer/ })).toHaveAttribute('href', '/admin?page=2');
  expect(screen.getByRole('link', { name: /Older/ })).toHaveAttribute('href', '/admin?page=4');
});

test.each(['0', '-2', 'x', ''])('page "%s" is the first one', async (page) => {
  const asked = open(`/admin?page=${page}`, () => list([ada]));
  await screen.findByRole('row', { name: /Ada Byron/ });

  expect(asked).toContain('GET /api/admin/submissions?page=1');
});

test('an empty list says what will appear in it', async () => {
  open('/admin', () => list([]));

  expect(await screen.findByText('Nothing has been sent yet')).toBeVisible();
});

test('a page behind the last one leads back to the newest', async () => {
  open('/admin?page=9', () => list([], { page: 9, total: 30 }));

  expect(await screen.findByText('There is no page 9')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the newest' })).toHaveAttribute('href', '/admin');
});

test('an ended session says so', async () => {
  open('/admin', () => Response.json({ title: 'Unauthorized' }, { status: 401 }));

  expect(await screen.findByText('Your session has ended')).toBeVisible();
});

test('a failure names its status, and the list is there after another try', async () => {
  let isUp = false;
  open('/admin', () => (isUp ? list([ada]) : new Response('away', { status: 503 })));
  await screen.findByText('The server answered with status 503.');

  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Ada Byron/ })).toBeVisible();
});

test('new submissions are looked for when asked', async () => {
  let items = [ada];
  open('/admin', () => list(items));
  await screen.findByRole('row', { name: /Ada Byron/ });

  items = [{ ...ada, id: 8, name: 'Grace Hopper' }, ada];
  await userEvent.click(screen.getByRole('button', { name: 'Look for new ones' }));
  expect(await screen.findByRole('row', { name: /Grace Hopper/ })).toBeVisible();
});

test.each([
  [20, 'just now'],
  [130, '2 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [86_400, 'yesterday'],
  [9 * 86_400, '9 days ago'],
])('%i seconds ago is said as "%s"', (seconds, words) => {
  const now = new Date('2026-11-21T12:00:00Z');

  expect(ago(new Date(now.getTime() - seconds * 1000), now)).toBe(words);
});
