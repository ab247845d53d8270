import { type ToastAction, toast } from '@portal/platform';
import { renderPage } from '@portal/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from './toast.tsx';

const shown = () => screen.queryAllByRole('listitem');
const announcement = () => document.querySelector('[role=status][aria-live]');

async function showToast(kind: keyof typeof toast, title: string, action?: ToastAction) {
  await act(async () => {
    toast[kind](title, 'Details', action);
    await import('./toast-region.tsx');
  });
  await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent(title));
}

beforeEach(() => {
  renderPage(<Toaster />);
});

test('shows only the newest toast', async () => {
  await showToast('success', 'Success!');
  await showToast('error', 'Download Failed');

  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toHaveTextContent('Download Failed');
});

test.each([
  ['error', 'assertive'],
  ['success', 'polite'],
] as const)('announces %s toasts as %s', async (kind, politeness) => {
  await showToast(kind, 'Announced');

  await waitFor(() => expect(announcement()).toHaveTextContent('Announced'));
  expect(announcement()).toHaveAttribute('aria-live', politeness);
});

test('closes with its close button', async () => {
  await showToast('success', 'Success!');
  fireEvent.click(within(screen.getByRole('region')).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(shown()).toEqual([]));
});

test('runs its action once and closes', async () => {
  const run = jest.fn();
  await showToast('success', 'Marked as spam', { label: 'Undo', altText: 'Press u', run });
  fireEvent.click(within(screen.getByRole('region')).getByRole('button', { name: 'Undo' }));

  expect(run).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(shown()).toEqual([]));
});

test('returns the focus to what had it before', async () => {
  await showToast('success', 'Marked as spam', { label: 'Undo', altText: 'Press u', run: () => {} });
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const undo = within(screen.getByRole('region')).getByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.click(undo);

  expect(field).toHaveFocus();
  field.remove();
});

test('closes after five seconds', async () => {
  const started = Date.now();
  await showToast('success', 'Success!');

  await waitFor(() => expect(shown()).toEqual([]));
  expect(Date.now() - started).toBeGreaterThan(4900);
});

test('F8 moves the focus to the region, even as the first key press', async () => {
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await import('./toast-region.tsx');
  });

  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(screen.getByRole('list'));
});
