import { toast } from '@portal/platform';
import { act, renderHook } from '@testing-library/react';
import { useToasts } from './use-toasts.ts';

test('removes a dismissed toast after 1,000,000 ms', () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useToasts());
  act(() => toast.success('Success!', 'Details'));
  act(() => result.current.dismiss(1));

  act(() => jest.advanceTimersByTime(999_999));
  expect(result.current.toasts).toMatchObject([{ title: 'Success!', isOpen: false }]);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.toasts).toEqual([]);
  jest.useRealTimers();
});
