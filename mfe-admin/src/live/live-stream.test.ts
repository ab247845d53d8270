import { FakeEventSource } from '../testing/fake-event-source.ts';
import { liveStream } from './live-stream.ts';

const onEvent = jest.fn();
const onReload = jest.fn();
const fetchSession = jest.fn<Promise<Response>, []>();
let unsubscribe: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  fetchSession.mockImplementation(async () => new Response('{}'));
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource, fetch: fetchSession });
  unsubscribe = liveStream.subscribe({ onEvent, onReload });
});

afterEach(() => {
  unsubscribe();
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
});

test('what is loaded first waits for the stream, and is not loaded again', async () => {
  const onConnected = jest.fn();
  liveStream.connected().then(onConnected);
  await jest.advanceTimersByTimeAsync(500);
  expect(onConnected).not.toHaveBeenCalled();

  FakeEventSource.latest.open();
  await jest.advanceTimersByTimeAsync(0);
  expect(onConnected).toHaveBeenCalledTimes(1);
  expect(onReload).not.toHaveBeenCalled();
});

test('delivers events, and lets subscribers load the leads when the stream is opened again', () => {
  FakeEventSource.latest.open();
  FakeEventSource.latest.send({ leadId: 7, kind: 'note' });

  expect(liveStream.connection.get()).toBe('live');
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ leadId: 7, kind: 'note' }));
});

test('leaves a broken connection to the browser, and lets subscribers load the leads again after it', async () => {
  FakeEventSource.latest.open();
  FakeEventSource.latest.fail({ isClosed: false });
  expect(liveStream.connection.get()).toBe('reconnecting');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  FakeEventSource.latest.open();

  expect(liveStream.connection.get()).toBe('live');
  expect(onReload).toHaveBeenCalledTimes(2);
});

test('opens a new stream after the browser has given up, and lets subscribers load the leads again', async () => {
  FakeEventSource.latest.open();
  FakeEventSource.latest.fail({ isClosed: true });
  await jest.advanceTimersByTimeAsync(1500);
  expect(FakeEventSource.opened).toHaveLength(2);
  FakeEventSource.latest.open();

  expect(liveStream.connection.get()).toBe('live');
  expect(onReload).toHaveBeenCalledTimes(2);
});

test('the stream is not live any more within 5 seconds when the server hangs, and live again when it comes back', async () => {
  FakeEventSource.latest.open();
  for (let beats = 0; beats < 5; beats += 1) {
    FakeEventSource.latest.beat();
    await jest.advanceTimersByTimeAsync(2_000);
  }
  expect(liveStream.connection.get()).toBe('live');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(liveStream.connection.get()).toBe('reconnecting');
  FakeEventSource.latest.beat();

  expect(liveStream.connection.get()).toBe('live');
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('opens a new stream when the server stays silent', async () => {
  FakeEventSource.latest.open();
  FakeEventSource.latest.beat();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(FakeEventSource.opened[0]?.readyState).toBe(FakeEventSource.CLOSED);
  expect(liveStream.connection.get()).toBe('reconnecting');
  FakeEventSource.latest.open();

  expect(liveStream.connection.get()).toBe('live');
  expect(onReload).toHaveBeenCalledTimes(2);
});

test('stays live with a server that sends no heartbeats', async () => {
  FakeEventSource.latest.open();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(liveStream.connection.get()).toBe('live');
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('opens one stream only when a component subscribes while the session is checked', async () => {
  FakeEventSource.latest.open();
  const session = Promise.withResolvers<Response>();
  fetchSession.mockReturnValueOnce(session.promise);
  FakeEventSource.latest.fail({ isClosed: true });
  const unsubscribeSecond = liveStream.subscribe({ onEvent: () => {}, onReload: () => {} });
  session.resolve(new Response('{}'));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(FakeEventSource.opened).toHaveLength(2);
  FakeEventSource.latest.open();
  FakeEventSource.latest.send({ leadId: 7, kind: 'note' });
  expect(onEvent).toHaveBeenCalledTimes(1);
  unsubscribeSecond();
});

test('stays closed when all components unsubscribe while the session is checked', async () => {
  FakeEventSource.latest.open();
  const session = Promise.withResolvers<Response>();
  fetchSession.mockReturnValueOnce(session.promise);
  FakeEventSource.latest.fail({ isClosed: true });
  unsubscribe();
  await jest.advanceTimersByTimeAsync(5000);
  session.resolve(new Response('{}'));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(FakeEventSource.opened).toHaveLength(1);
});

test('reopens at once when the network is back', async () => {
  FakeEventSource.latest.open();
  FakeEventSource.latest.fail({ isClosed: true });
  await jest.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event('online'));

  expect(FakeEventSource.opened).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('keeps the stream from one page to the next, and closes it without subscribers', async () => {
  FakeEventSource.latest.open();
  unsubscribe();
  unsubscribe = liveStream.subscribe({ onEvent, onReload });
  await jest.advanceTimersByTimeAsync(5000);
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(FakeEventSource.latest.readyState).toBe(FakeEventSource.OPEN);

  unsubscribe();
  await jest.advanceTimersByTimeAsync(5000);
  expect(FakeEventSource.latest.readyState).toBe(FakeEventSource.CLOSED);
});

test('closes the stream of a page that is left, and opens it again when the page comes back', () => {
  FakeEventSource.latest.open();
  const { latest } = FakeEventSource;
  window.dispatchEvent(new Event('pagehide'));
  expect(latest.readyState).toBe(FakeEventSource.CLOSED);

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(FakeEventSource.opened).toHaveLength(2);
  FakeEventSource.latest.open();
  expect(onReload).toHaveBeenCalledTimes(2);
});
