import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(__dirname, '../public/desk-worker.js'), 'utf8');

/** Starts the worker. Browsers of tests show no notifications, so the globals of a worker are replaced. */
function startWorker(pages: { focus: jest.Mock; navigate: jest.Mock }[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  const shown = jest.fn();
  const openWindow = jest.fn();
  const clients = { claim: jest.fn(), matchAll: async () => pages, openWindow };
  new Function('addEventListener', 'registration', 'clients', source)(
    (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    { showNotification: shown },
    clients,
  );
  const dispatch = async (type: string, event: object) => {
    let done: unknown;
    listeners[type]?.({
      ...event,
      waitUntil: (promise: unknown) => {
        done = promise;
      },
    });
    await done;
  };
  return { dispatch, shown, openWindow };
}

const href = 'https://desk.example/admin/leads/7';
const clicked = () => ({ notification: { data: href, close: jest.fn() } });

test('shows a push message, one for each lead', async () => {
  const { dispatch, shown } = startWorker();
  await dispatch('push', { data: { json: () => ({ title: 'Lina Archer wrote again', href }) } });
  expect(shown).toHaveBeenCalledWith('Lina Archer wrote again', expect.objectContaining({ tag: href, data: href }));
});

test('a click opens the lead in a page of the desk, or in a new one', async () => {
  const page = { focus: jest.fn(), navigate: jest.fn() };
  const open = startWorker([page]);
  await open.dispatch('notificationclick', clicked());
  expect(page.focus).toHaveBeenCalled();
  expect(page.navigate).toHaveBeenCalledWith(href);
  const closed = startWorker();
  await closed.dispatch('notificationclick', clicked());
  expect(closed.openWindow).toHaveBeenCalledWith(href);
});
