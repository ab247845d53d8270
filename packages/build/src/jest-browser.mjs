import { TestEnvironment } from 'jest-environment-jsdom';

/** Takes the abort signals of the simulated browser, which Node's own request refuses as not its own. */
class BrowserRequest extends Request {
  constructor(input, init) {
    super(input, init?.signal ? { ...init, signal: followerOf(init.signal) } : init);
  }
}

function followerOf(signal) {
  const follower = new AbortController();
  const follow = () => follower.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  return follower.signal;
}

// What browsers have and jsdom does not: Node has the same.
const fromNode = {
  fetch,
  Headers,
  Request: BrowserRequest,
  Response,
  TextDecoder,
  TextEncoder,
  ReadableStream,
  structuredClone,
};

/** jsdom with the platform's own fetch and streams. */
export default class BrowserEnvironment extends TestEnvironment {
  channels = [];

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

  // React's scheduler listens on a channel for ever, and an open channel keeps the process alive.
  async teardown() {
    for (const { port1 } of this.channels) port1.close();
    await super.teardown();
  }
}
