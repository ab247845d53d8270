import type { Violation } from '@portal/contracts/release-status';

const hints = {
  hang: 'Remove the endless loop, or the state update that starts the next one.',
  crash: 'The page needs more memory than a tab has: look for data that grows without limit.',
  hydration:
    'Open the page with `npm run dev` and look at the console: a script is missing or throws before React takes over.',
  exception: 'Catch the error where it can be handled, or fix what throws.',
  'console-error': 'Fix what is reported. An error that is expected is no error: do not log it as one.',
  'content-security-policy': 'Load scripts, styles, images and data from this site only.',
  request: 'Publish every file that a page loads, and request nothing from other hosts.',
  outage: 'The page threw an error while it was rendered in the browser; see the exceptions of the same page.',
  'self-navigation': 'A page leaves its address only when the visitor asks for it.',
  'changed-content': 'Render the same in the browser as in Node: no dates, random values or `window` during render.',
  'layout-shift': 'Reserve the space of what appears later: a size for images, a placeholder of the same height.',
  visibility: 'Check fixed and absolute positions, z-index and display of what the release adds.',
  navigation: 'Do not cancel or stop clicks on elements that are not yours.',
  globals: 'Leave built-in objects as they are and keep values in modules.',
  'document-attributes': 'Style and mark your own elements. `html` and `body` belong to the shell.',
  listener: 'Listen on your own elements, or remove the listener when the component unmounts.',
  'main-thread': 'Look for timers, animation frames or effects that set state again and again.',
  heap: 'Remove timers, listeners and subscriptions on unmount, and give caches a limit.',
  accessibility: 'See the linked rule of axe; `npm run gate` shows it on your machine.',
  content: 'A page needs a heading and text in `<main>`.',
  form: 'Submit with the platform’s `send`, to a path below `/api/`, and keep the button enabled.',
  'script-growth': 'Load what is rarely needed on demand, or publish with `--acknowledge script-growth`.',
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
