import { type ToastAction, toast } from '@portal/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Toaster } from './toast.tsx';

const shown = () => screen.queryAllByRole('listitem');
const announcement = () => document.querySelector('[role=status][aria-live]');

async function tell(kind: keyof typeof toast, title: string, action?: ToastAction) {
  await act(async () => {
    toast[kind](title, 'Details', action);
    await import('./toast-region.tsx');
  });
  await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent(title));
}

beforeEach(() => {
  show(<Toaster />);
});

test('one notice is visible at a time, and the newest wins', async () => {
  await tell('success', 'Success!');
  await tell('error', 'Download Failed');

  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toHaveTextContent('Download Failed');
});

test.each([
  ['error', 'assertive'],
  ['success', 'polite'],
] as const)('%s is announced in an %s voice', async (kind, voice) => {
  await tell(kind, 'Said aloud');

  await waitFor(() => expect(announcement()).toHaveTextContent('Said aloud'));
  expect(announcement()).toHaveAttribute('aria-live', voice);
});

test('its button dismisses it', async () => {
  await tell('success', 'Success!');
  fireEvent.click(within(screen.getByRole('region')).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(shown()).toEqual([]));
});

test('what it offers to do is done once, and it goes', async () => {
  const run = jest.fn();
  await tell('success', 'Marked as spam', { label: 'Undo', otherwise: 'Press u', run });
  fireEvent.click(within(screen.getByRole('region')).getByRole('button', { name: 'Undo' }));

  expect(run).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(shown()).toEqual([]));
});

test('it goes by itself after five seconds', async () => {
  const started = Date.now();
  await tell('success', 'Success!');

  await waitFor(() => expect(shown()).toEqual([]), { timeout: 6000 });
  expect(Date.now() - started).toBeGreaterThan(4900);
}, 8000);

test('F8 moves the focus to the notices, even as the very first key', async () => {
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await import('./toast-region.tsx');
  });

  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(screen.getByRole('list'));
});
