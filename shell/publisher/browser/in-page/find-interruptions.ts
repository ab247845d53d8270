/**
 * Fires events that pages have no reason to cancel before visitors have entered something, and some that pages seldom see. Returns what the page
 * cancels. Runs in the page.
 */
export function findInterruptions(): string[] {
  const heading = document.querySelector('main h1') ?? document.body;
  const options = { bubbles: true, cancelable: true };
  const cancelable: [what: string, target: EventTarget, event: Event][] = [
    ['the wheel, so that visitors cannot scroll', heading, new WheelEvent('wheel', { ...options, deltaY: 100 })],
    ['the Tab key', document.body, new KeyboardEvent('keydown', { ...options, key: 'Tab', code: 'Tab' })],
    [
      'the Page Down key',
      document.body,
      new KeyboardEvent('keydown', { ...options, key: 'PageDown', code: 'PageDown' }),
    ],
    ['leaving, though nothing was entered', window, new Event('beforeunload', options)],
  ];
  for (const type of ['beforeprint', 'afterprint', 'offline', 'online']) dispatchEvent(new Event(type));
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  return cancelable.filter(([, target, event]) => !target.dispatchEvent(event)).map(([what]) => what);
}
