import type { Violation } from '@portal/contracts/release-status';

const hints = {
  hang: 'Remove the endless loop, or the state update that starts the next one.',
  crash: 'The page needs more memory than a tab may use: find data that grows without limit.',
  hydration: 'Open the page with `npm run dev` and see the console: a script is missing or throws before hydration.',
  exception: 'Fix the code that throws, or handle the error.',
  'console-error': 'Fix the reported error. Do not log expected errors with `console.error`.',
  'content-security-policy': 'Load scripts, styles, images and data from this site only.',
  request: 'Publish every file that a page loads, and request nothing from other hosts.',
  outage: 'The page threw an error while it was rendered in the browser; see the exceptions of the same page.',
  'self-navigation': 'Navigate only after an action of the visitor.',
  'changed-content': 'Render the same in the browser as in Node: no dates, random values or `window` during render.',
  'layout-shift': 'Reserve space for content that appears later: a size for images, a placeholder of the same height.',
  visibility: 'Check fixed and absolute positions, z-index and display of elements that the release adds.',
  navigation: 'Do not cancel or stop clicks on elements of the shell or other remotes.',
  globals: 'Do not change built-in objects. Keep values in modules.',
  'document-attributes': 'Style and mark your own elements. `html` and `body` belong to the shell.',
  listener: 'Listen on your own elements, or remove the listener when the component unmounts.',
  'main-thread': 'Find timers, animation frames or effects that set state repeatedly.',
  heap: 'Remove timers, listeners and subscriptions on unmount, and give caches a limit.',
  accessibility: 'See the linked rule of axe; `npm run gate` shows it on your machine.',
  content: 'A page needs a heading and text in `<main>`.',
  form: 'Submit with the platform’s `send`, to a path below `/api/`, and keep the button enabled.',
  'script-growth': 'Load rarely used code on demand, or publish with `--acknowledge script-growth`.',
  'main-thread-growth': 'Profile the page’s start, or publish with `--acknowledge main-thread-growth`.',
} as const;

export type BrowserRule = keyof typeof hints;

/** Returns a violation with the rule's hint. `page` is a path. */
export const violation = (rule: BrowserRule, message: string, page?: string): Violation => ({
  rule,
  ...(page !== undefined && { page }),
  message,
  hint: hints[rule],
});

/** Returns each violation once, with the first page that has it and the number of other pages. */
export function mergeViolations(violations: Violation[]): Violation[] {
  const groups = Map.groupBy(violations, ({ rule, message }) => `${rule} ${message}`);
  return [...groups.values()].map(([first, ...others]) => {
    const more = new Set(others.map(({ page }) => page)).size;
    const { message } = first as Violation;
    return { ...(first as Violation), message: more > 0 ? `${message} (and on ${more} more pages)` : message };
  });
}
