import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { supportPlans } from '../client-statements.ts';
import { AfterHours } from './after-hours.tsx';
import { PlansSection } from './plans.section.tsx';
import { Component } from './support.page.tsx';

const missing = { about: 'A statement', status: 'missing' } as const;
const times = [{ name: 'First answer', values: ['Next business day', 'Within 4 hours', 'Within 1 hour'] }];

test('clients find the number, the hours and what to do now', () => {
  renderPage(<Component />, { site: { businessHours: 'Mon-Fri 07:30-17:00, Sat 09:00-12:00' } });

  expect(screen.getAllByRole('link', { name: '512-555-0142' })[0]).toHaveAttribute('href', 'tel:+15125550142');
  expect(screen.getByText('Office hours').nextElementSibling).toHaveTextContent('Mon–Fri 7:30 AM–5 PM, Sat 9 AM–12 PM');
  expect(screen.getByText(/call 911 first/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A door stays locked, or does not lock' })).toBeVisible();
});

test('a missing number after hours renders nothing, a confirmed one is a link', () => {
  const { container, unmount } = renderPage(<AfterHours statement={missing} />);
  expect(container).toBeEmptyDOMElement();
  unmount();

  const line = { phone: '512-555-0177', covers: 'For clients with a plan.' };
  renderPage(
    <dl>
      <AfterHours statement={{ ...missing, status: 'confirmed', value: line }} />
    </dl>,
  );
  expect(screen.getByRole('link', { name: '512-555-0177' })).toHaveAttribute('href', 'tel:+15125550177');
  expect(screen.getByText('For clients with a plan.')).toBeVisible();
});

test('sample plans are marked, and hidden on a site that shows confirmed statements only', () => {
  expect(supportPlans.status).toBe('sample');
  const { unmount } = renderPage(<Component />);
  expect(screen.getByText('Sample plans')).toBeVisible();
  unmount();

  renderPage(<Component />, { site: { content: 'confirmed' } });
  expect(screen.queryByRole('heading', { name: 'Support and maintenance plans' })).toBeNull();
  expect(screen.queryByText(/Sample/)).toBeNull();
});

test('the plans have promised times only when the client has confirmed them', () => {
  const table = () => within(screen.getByRole('table', { name: 'Support and maintenance plans compared' }));
  const { unmount } = renderPage(<PlansSection plans={supportPlans} times={missing} />);
  expect(table().queryByRole('rowheader', { name: 'First answer' })).toBeNull();
  unmount();

  renderPage(<PlansSection plans={supportPlans} times={{ ...missing, status: 'confirmed', value: times }} />);
  expect(table().getByRole('rowheader', { name: 'First answer' })).toBeVisible();
  expect(table().getByRole('cell', { name: 'Within 4 hours' })).toHaveAttribute('data-label', 'Maintenance');
});
