import { watchHeroActions } from './hero-actions.ts';

test('the last of several changes decides whether the buttons of the hero have left the window', () => {
  document.body.innerHTML = '<main><div data-hero-actions></div></main>';
  let report: (changes: { isIntersecting: boolean }[]) => void = () => {};
  // The test environment has none.
  window.IntersectionObserver = class {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  watchHeroActions();

  const states = [[true, false], [false, true], [false]].map((changes) => {
    report(changes.map((isIntersecting) => ({ isIntersecting })));
    return document.documentElement.hasAttribute('data-past-hero');
  });
  expect(states).toEqual([true, false, true]);
});
