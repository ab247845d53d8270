import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { queryClient } from './query.ts';

afterEach(() => queryClient.clear());

test('data is fetched once: not for another observer and not on window focus', async ({ mock }) => {
  const queryFn = mock.fn(async () => 'read');
  const leads = { queryKey: ['leads'], queryFn };
  await queryClient.fetchQuery(leads);
  const unsubscribe = new QueryObserver(queryClient, leads).subscribe(() => {});
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await queryClient.fetchQuery(leads);
  unsubscribe();

  assert.equal(queryFn.mock.callCount(), 1);
});

test('failed queries and mutations are not retried', async ({ mock }) => {
  const fail = mock.fn(() => Promise.reject(new Error('offline')));
  await assert.rejects(queryClient.fetchQuery({ queryKey: ['leads'], queryFn: fail }), { message: 'offline' });
  assert.equal(fail.mock.callCount(), 1);

  const write = queryClient.getMutationCache().build(queryClient, { mutationFn: fail });
  await assert.rejects(write.execute(undefined), { message: 'offline' });
  assert.equal(fail.mock.callCount(), 2);
});

test('queries are not polled and never stale', () => {
  const { queries } = queryClient.getDefaultOptions();

  assert.equal(queries?.refetchInterval, false);
  assert.equal(queries?.staleTime, Number.POSITIVE_INFINITY);
});
