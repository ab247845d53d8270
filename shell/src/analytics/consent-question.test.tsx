import '@portal/build/jest-setup';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentLink, ConsentQuestion } from './consent-question.tsx';

const question = () => screen.queryByRole('region', { name: 'May we count your visit?' });
const say = (name: string) => userEvent.click(within(question() as HTMLElement).getByRole('button', { name }));
const callBack = () => userEvent.click(screen.getByRole('button', { name: 'Analytics choice' }));

test('the question waits beside the page, goes with an answer and can be called back from the footer', async () => {
  render(
    <>
      <ConsentQuestion />
      <main id="content" tabIndex={-1} />
      <ConsentLink />
    </>,
  );
  expect(question()).toBeVisible();
  expect(document.body).toHaveFocus();

  await say('Allow');
  expect(question()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();

  await callBack();
  expect(question()).toHaveFocus();

  await say('Decline');
  expect(question()).toBeNull();
  expect(screen.getByRole('button', { name: 'Analytics choice' })).toHaveFocus();
  expect(localStorage.getItem('analytics-consent')).toBe('denied');
});
