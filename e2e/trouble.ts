import type { BrowserContext } from '@playwright/test';

/**
 * Chromium starts the transition from one document to the next by itself and now and then gives it up when the first one
 * is gone. It tells that as an error nobody caught, although no script could.
 */
const givenUpTransition = /^InvalidStateError: Transition was aborted .* ViewTransition opt-in disabled$/;

/** A network of this machine came or went, as when a container starts: nothing a page could help. */
const networkChanged = 'net::ERR_NETWORK_CHANGED';

/**
 * Hears everything that must not happen while a visitor uses the site: any console message, an uncaught error, a breach
 * of the content security policy, a request that fails. What a test provokes on purpose it announces.
 */
export class Trouble {
  readonly #heard: string[] = [];
  readonly #announced: RegExp[] = [];

  announce(...patterns: RegExp[]) {
    this.#announced.push(...patterns);
  }

  get heard(): readonly string[] {
    return this.#heard;
  }

  get unannounced(): string[] {
    return this.#heard.filter((sentence) => !this.#announced.some((pattern) => pattern.test(sentence)));
  }

  async listenTo(context: BrowserContext) {
    const hear = (sentence: string) => {
      if (!sentence.includes(networkChanged)) this.#heard.push(sentence);
    };

    context.on('console', (message) => hear(`${message.type()}: ${message.text()} (${message.location().url})`));
    context.on('weberror', (problem) => {
      const error = String(problem.error());
      if (!givenUpTransition.test(error)) hear(`uncaught: ${error} (${problem.page()?.url()})`);
    });
    context.on('response', (answer) => {
      if (answer.status() >= 400) hear(`${answer.status()}: ${answer.request().method()} ${answer.url()}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The visitor went on before everything was there, or the answer became a download.
      if (reason !== 'net::ERR_ABORTED') hear(`failed: ${request.url()} ${reason}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        console.error(`The content security policy forbids ${violatedDirective} ${blockedURI} in ${sourceFile}`);
      });
    });
  }
}
