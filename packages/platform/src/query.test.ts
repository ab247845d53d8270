import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { queryClient } from './query.ts';

afterEach(() => queryClient.clear());

test('what was read once is not read again, whoever asks and however often the window gets the focus', async ({
  mock,
}) => {
  const queryFn = mock.fn(async () => 'read');
  const leads = { queryKey: ['leads'], queryFn };
  await queryClient.fetchQuery(leads);
  const stop = new QueryObserver(queryClient, leads).subscribe(() => {});
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await queryClient.fetchQuery(leads);
  stop();

  assert.equal(queryFn.mock.callCount(), 1);
});

test('neither a read nor a write that failed is tried again', async ({ mock }) => {
  const fail = mock.fn(() => Promise.reject(new Error('away')));
  await assert.rejects(queryClient.fetchQuery({ queryKey: ['leads'], queryFn: fail }), { message: 'away' });
  assert.equal(fail.mock.callCount(), 1);

  const write = queryClient.getMutationCache().build(queryClient, { mutationFn: fail });
  await assert.rejects(write.execute(undefined), { message: 'away' });
  assert.equal(fail.mock.callCount(), 2);
});

test('nothing is polled', () => {
  const { queries } = queryClient.getDefaultOptions();

  assert.equal(queries?.refetchInterval, false);
  assert.equal(queries?.staleTime, Number.POSITIVE_INFINITY);
});
