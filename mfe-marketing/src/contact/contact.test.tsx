import { consultationPath } from '@portal/contracts/consultation';
import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { Component } from './contact.page.tsx';

const service = () => screen.getByLabelText<HTMLSelectElement>('Service').value;

// A form keeps its draft in the tab.
beforeEach(() => sessionStorage.clear());

test('a link with a subject chooses the service and names the page', async () => {
  renderPage(<Component />, {
    path: consultationPath({ service: 'physical-security', about: 'Access Control in Austin' }),
  });

  expect(await screen.findByText('Access Control in Austin')).toBeVisible();
  expect(service()).toBe('physical-security');
});

test.each([
  ['/contact', ''],
  ['/contact?service=plumbing&about=', ''],
  ['/contact?service=connectivity&about=Call+%2B1-900-555%3A+you+won%21', 'connectivity'],
  [`/contact?about=${'x'.repeat(81)}`, ''],
])('%s names no page', (path, expected) => {
  renderPage(<Component />, { path });

  expect(screen.queryByText(/About:/)).toBeNull();
  expect(service()).toBe(expected);
});

test('the hours are beside the phone number, and clients are sent to the support page', () => {
  renderPage(<Component />);

  expect(screen.getByText('Office hours').nextElementSibling).toHaveTextContent('Mon–Fri 8 AM–6 PM');
  expect(screen.getByRole('link', { name: 'What to do now' })).toHaveAttribute('href', '/support');
});
