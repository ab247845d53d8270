import { createRunner } from 'jest-light-runner';
import { Tinypool } from 'tinypool';

/**
 * jest-light-runner 0.8.2 sends its settings to all workers when the first one asks for them: a worker that is slower to start misses
 * them, and its test file never ends. With a channel for each file, they go to the worker that asks.
 */
const { run } = Tinypool.prototype;
Tinypool.prototype.run = function (path, options) {
  const { workerData } = this.options;
  let send;
  const channel = {
    onMessage: (listener) => {
      send = listener;
    },
    postMessage: (message) => {
      if (message === 'jest-light-runner-get-worker-data') send({ type: 'jest-light-runner-worker-data', workerData });
    },
  };
  return run.call(this, path, { ...options, channel });
};

export default createRunner({ runtime: 'child_process' });
