import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onToast, type Toast, toast } from './toast.ts';

test('whoever listens hears every toast, until they stop', () => {
  const heard: Toast[] = [];
  const stop = onToast((shown) => heard.push(shown));
  toast.success('Success!', 'We are in touch soon.');
  toast.error('Error', '503: Please call us.');
  stop();
  toast.success('Unheard', 'Nobody listens.');

  assert.deepEqual(heard, [
    { tone: 'neutral', title: 'Success!', description: 'We are in touch soon.' },
    { tone: 'destructive', title: 'Error', description: '503: Please call us.' },
  ]);
});

test('a notice can carry something to do', () => {
  const heard: Toast[] = [];
  const stop = onToast((shown) => heard.push(shown));
  const action = { label: 'Undo', otherwise: 'Press u', run: () => {} };
  toast.success('Marked as spam', 'Ada Byron', action);
  stop();

  assert.deepEqual(heard, [{ tone: 'neutral', title: 'Marked as spam', description: 'Ada Byron', action }]);
});
