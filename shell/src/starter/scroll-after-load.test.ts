import { scrollAfterLoad } from './scroll-after-load.ts';

const scrollBy = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollBy.mockClear();
  Object.assign(window, { scrollBy });
  Object.defineProperty(document, 'referrer', { value: `${location.origin}/`, configurable: true });
  history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<a href="/services" data-scroll="half-window"><b>Explore</b></a><a href="/services">All</a>';
  for (const link of document.links) link.addEventListener('click', (event) => event.preventDefault());
});

afterEach(() => jest.useRealTimers());

/** Clicks a link and runs the starter of the next document. */
function follow(link: string, path: string) {
  scrollAfterLoad();
  document.querySelector<HTMLElement>(link)?.click();
  history.replaceState(null, '', path);
  scrollAfterLoad();
}

test('scrolls down by half a window 100 ms after the document of the link starts, once', () => {
  follow('[data-scroll] b', '/services');
  jest.advanceTimersByTime(99);
  expect(scrollBy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrollBy.mock.calls).toEqual([[{ top: innerHeight / 2 }]]);

  scrollAfterLoad();
  jest.advanceTimersByTime(1000);
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

test.each([
  ['another link', 'a:not([data-scroll])', '/services'],
  ['another page', '[data-scroll]', '/about'],
])('does not scroll after %s', (_, link, path) => {
  follow(link, path);
  jest.advanceTimersByTime(1000);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('does not scroll in a document that another site links to', () => {
  Object.defineProperty(document, 'referrer', { value: 'https://search.example/', configurable: true });
  follow('[data-scroll] b', '/services');
  jest.advanceTimersByTime(1000);
  expect(scrollBy).not.toHaveBeenCalled();
});
