// Matchers such as `toHaveFocus`.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 60_000 });

const unexpected: string[] = [];

/** Components of libraries that change their state by a timer, which runs during the test when the machine is busy. */
const timedComponents = ['ToastAnnounce'];
const isTimerOfLibrary = ([message, component]: unknown[]) =>
  String(message).includes('not wrapped in act(') && timedComponents.includes(String(component));

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    if (!isTimerOfLibrary(values)) unexpected.push(`console.${method}: ${values.map(String).join(' ')}`);
  };
}

// A test that expects output replaces the method with a spy.
afterEach(() => {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(messages.join('\n'));
});
