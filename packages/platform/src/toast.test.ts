import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onToast, type Toast, toast } from './toast.ts';

test('calls listeners with every toast until they unsubscribe', () => {
  const toasts: Toast[] = [];
  const unsubscribe = onToast((shown) => toasts.push(shown));
  toast.success('Success!', 'We are in touch soon.');
  toast.error('Error', '503: Please call us.');
  unsubscribe();
  toast.success('After', 'Not received.');

  assert.deepEqual(toasts, [
    { tone: 'neutral', title: 'Success!', description: 'We are in touch soon.' },
    { tone: 'destructive', title: 'Error', description: '503: Please call us.' },
  ]);
});

test('a toast can have an action', () => {
  const toasts: Toast[] = [];
  const unsubscribe = onToast((shown) => toasts.push(shown));
  const action = { label: 'Undo', altText: 'Press u', run: () => {} };
  toast.success('Marked as spam', 'Ada Byron', action);
  unsubscribe();

  assert.deepEqual(toasts, [{ tone: 'neutral', title: 'Marked as spam', description: 'Ada Byron', action }]);
});
