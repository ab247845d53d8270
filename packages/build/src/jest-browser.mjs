import { TestEnvironment } from 'jest-environment-jsdom';

// What browsers have and jsdom does not: Node has the same.
const fromNode = {
  fetch,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  ReadableStream,
  MessageChannel,
  structuredClone,
};

/** jsdom with the platform's own fetch and streams. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(fromNode)) this.global[name] ??= value;
  }
}
