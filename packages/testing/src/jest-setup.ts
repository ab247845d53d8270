// Matchers such as `toHaveFocus`.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

const unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) =>
    void unexpected.push(`console.${method}: ${values.map(String).join(' ')}`);
}

// A test that expects output replaces the method with a spy.
afterEach(() => {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(messages.join('\n'));
});
