import type { BrowserContext } from '@playwright/test';

/**
 * Chromium aborts some transitions between documents when the first document has been unloaded, and reports an uncaught error
 * that no script could catch.
 */
const abortedTransition = /^InvalidStateError: Transition was aborted .* ViewTransition opt-in disabled$/;

/** The network interfaces of this machine changed, as when a container starts. */
const networkChanged = 'net::ERR_NETWORK_CHANGED';

/**
 * Collects console messages, uncaught errors, violations of the content security policy and failed requests. They fail the test
 * unless it allows them.
 */
export class PageErrors {
  readonly #errors: string[] = [];
  readonly #allowed: RegExp[] = [];

  allow(...patterns: RegExp[]) {
    this.#allowed.push(...patterns);
  }

  get all(): readonly string[] {
    return this.#errors;
  }

  get unexpected(): string[] {
    return this.#errors.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)));
  }

  async listenTo(context: BrowserContext) {
    const add = (error: string) => {
      if (!error.includes(networkChanged)) this.#errors.push(error);
    };

    context.on('console', (message) => add(`${message.type()}: ${message.text()} (${message.location().url})`));
    context.on('weberror', (webError) => {
      const error = String(webError.error());
      if (!abortedTransition.test(error)) add(`uncaught: ${error} (${webError.page()?.url()})`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) add(`${response.status()}: ${response.request().method()} ${response.url()}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page was left while it loaded, or the response became a download.
      if (reason !== 'net::ERR_ABORTED') add(`failed: ${request.url()} ${reason}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        console.error(`The content security policy blocks ${violatedDirective} ${blockedURI} in ${sourceFile}`);
      });
    });
  }
}
