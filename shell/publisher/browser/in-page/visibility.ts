/** Returns a sentence about each part of the layout that cannot be seen or reached by a pointer. Runs in the page. */
export function findHidden(isPublic: boolean): string[] {
  const problems: string[] = [];
  window.scrollTo({ top: 0, behavior: 'instant' });

  const isHit = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return Boolean(hit && element.contains(hit));
  };

  /** Share of points, on a grid over the visible part of the element, at which a pointer reaches it. */
  function reachableShare(element: Element): number {
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right - left < 2 || bottom - top < 2) return 0;
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = steps.flatMap((x) =>
      steps.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    return points.filter(([x, y]) => isHit(element, x, y)).length / points.length;
  }

  function check(selector: string) {
    const element = document.querySelector(selector);
    if (!element) return problems.push(`There is no <${selector}>.`);
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      return problems.push(`<${selector}> is not visible.`);
    if (selector === 'footer') element.scrollIntoView({ block: 'end', behavior: 'instant' });
    const share = reachableShare(element);
    if (share < 0.5)
      problems.push(
        `<${selector}> is covered or outside of the window: a pointer reaches ${Math.round(share * 100)} % of it.`,
      );
    return undefined;
  }

  const { scrollWidth, scrollHeight } = document.documentElement;
  const overflowOf = (element: Element) => getComputedStyle(element).overflowY;
  // The window has the overflow of the body unless the root has one.
  const ofRoot = overflowOf(document.documentElement);
  const overflow = ofRoot === 'visible' ? overflowOf(document.body) : ofRoot;
  if (isPublic && overflow === 'hidden' && scrollHeight > innerHeight) problems.push('the page cannot be scrolled.');
  if (isPublic && scrollWidth > innerWidth + 1) problems.push(`the content is ${scrollWidth} px wide.`);
  for (const selector of isPublic ? ['header', 'nav', 'main', 'footer'] : ['main']) check(selector);
  window.scrollTo({ top: 0, behavior: 'instant' });

  const heading = document.querySelector('main h1, main h2, main [role=heading]');
  if (!heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    problems.push('<main> has no visible heading.');
  const links = [...document.querySelectorAll('header a[href]')].filter((link) => {
    const { top, left, width, height } = link.getBoundingClientRect();
    return width > 0 && height > 0 && top >= 0 && left >= 0 && link.checkVisibility({ visibilityProperty: true });
  });
  const dead = links.filter((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return !isHit(link, left + width / 2, top + height / 2);
  });
  if (dead.length > 0) problems.push(`${dead.length} of ${links.length} links in <header> cannot be clicked.`);

  // A link that skips content is outside or tiny until it has the focus.
  const isSkipLink = (control: Element) => {
    const { right, bottom, width } = control.getBoundingClientRect();
    return control.matches('a[href^="#"]') && (right <= 0 || bottom <= 0 || width <= 1);
  };
  // Slides of a carousel that are not shown cannot be clicked either.
  const controls = [...document.querySelectorAll('main :is(a[href], button:enabled, summary)')].filter(
    (control) =>
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !control.closest('[inert], [aria-hidden=true], dialog, [popover]') &&
      !isSkipLink(control),
  );
  const unreachable = controls.slice(0, 20).filter((control) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = control.getClientRects()[0];
    return box && !isHit(control, box.left + box.width / 2, box.top + box.height / 2);
  });
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (unreachable.length > Math.min(controls.length, 20) / 2)
    problems.push(
      `${unreachable.length} of ${Math.min(controls.length, 20)} links and buttons in <main> cannot be clicked.`,
    );
  else if (unreachable[0] && unreachable[0] === controls[0])
    problems.push(`the first link or button in <main> cannot be clicked: ${controls[0].textContent?.trim()}.`);
  return problems;
}
