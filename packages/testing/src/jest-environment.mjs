import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's `Request` rejects jsdom's abort signals. */
class BrowserRequest extends Request {
  constructor(input, init) {
    super(input, init?.signal ? { ...init, signal: nodeSignal(init.signal) } : init);
  }
}

function nodeSignal(signal) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

/** An open channel of Node would keep the process alive. */
class BrowserChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

// Browser APIs that jsdom does not have.
const fromNode = {
  fetch,
  Headers,
  Request: BrowserRequest,
  Response,
  TextDecoder,
  TextEncoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  BroadcastChannel: BrowserChannel,
  structuredClone,
};

/** jsdom with Node's fetch and streams. */
export default class BrowserEnvironment extends TestEnvironment {
  channels = [];

  /** Without jsdom's `browser` condition, which msw excludes. */
  exportConditions() {
    return [];
  }

  async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(fromNode)) this.global[name] ??= value;

    const { channels } = this;
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
  }

  // An open channel of React's scheduler would keep the process alive.
  async teardown() {
    for (const { port1 } of this.channels) port1.close();
    await super.teardown();
  }
}
