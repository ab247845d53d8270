import '@portal/testing/jest-setup';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentBanner, ConsentLink } from './consent-banner.tsx';

const banner = () => screen.queryByRole('region', { name: 'Allow analytics cookies?' });
const choose = (name: string) => userEvent.click(within(banner() as HTMLElement).getByRole('button', { name }));
const reopen = () => userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));

test('closes after a choice, can be reopened from the footer, and moves the focus', async () => {
  render(
    <>
      <ConsentBanner />
      <main id="content" tabIndex={-1} />
      <ConsentLink />
    </>,
  );
  expect(banner()).toBeVisible();
  expect(document.body).toHaveFocus();

  await choose('Allow');
  expect(banner()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();

  await reopen();
  expect(banner()).toHaveFocus();

  await choose('Decline');
  expect(banner()).toBeNull();
  expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
  expect(localStorage.getItem('analytics-consent')).toBe('denied');
});
