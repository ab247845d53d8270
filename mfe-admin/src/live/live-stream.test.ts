import { FakeStream } from '../testing/fake-stream.ts';
import { currentConnection, hearNews } from './live-stream.ts';

const hear = jest.fn();
const onGap = jest.fn();
let leave: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  FakeStream.opened = [];
  Object.assign(globalThis, { EventSource: FakeStream, fetch: async () => new Response('{}') });
  leave = hearNews(hear, onGap);
});

afterEach(() => {
  leave();
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
});

test('news are heard, and everybody who begins to listen knows that something may have come before', () => {
  FakeStream.latest.begin();
  FakeStream.latest.tell({ leadId: 7, kind: 'note' });

  expect(currentConnection()).toBe('live');
  expect(onGap).toHaveBeenCalledTimes(1);
  expect(hear).toHaveBeenCalledWith(expect.objectContaining({ leadId: 7, kind: 'note' }));
});

test('a stream that breaks is left to the browser, which resumes it without a gap', async () => {
  FakeStream.latest.begin();
  FakeStream.latest.break(false);
  expect(currentConnection()).toBe('reconnecting');
  await jest.advanceTimersByTimeAsync(60_000);

  expect(FakeStream.opened).toHaveLength(1);
  expect(onGap).toHaveBeenCalledTimes(1);
});

test('a stream the browser has given up is opened again, and what was missed is read', async () => {
  FakeStream.latest.begin();
  FakeStream.latest.break(true);
  await jest.advanceTimersByTimeAsync(1500);
  expect(FakeStream.opened).toHaveLength(2);
  FakeStream.latest.begin();

  expect(currentConnection()).toBe('live');
  expect(onGap).toHaveBeenCalledTimes(2);
});

test('the next page goes on with the same stream; without a page it is closed', async () => {
  FakeStream.latest.begin();
  leave();
  leave = hearNews(hear, onGap);
  await jest.advanceTimersByTimeAsync(5000);
  expect(FakeStream.opened).toHaveLength(1);
  expect(FakeStream.latest.readyState).toBe(FakeStream.OPEN);

  leave();
  await jest.advanceTimersByTimeAsync(5000);
  expect(FakeStream.latest.readyState).toBe(FakeStream.CLOSED);
});
