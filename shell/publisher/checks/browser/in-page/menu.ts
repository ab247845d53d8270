/**
 * Opens the menu of the header, if the window is so narrow that it has a button, as a visitor does. Resolves to sentences about what is wrong.
 * Runs in the page.
 */
export async function findClosedMenu(): Promise<string[]> {
  const button = document.querySelector<HTMLButtonElement>('header button[popovertarget]');
  const menu = document.querySelector<HTMLElement>('header [popover]');
  if (!button?.checkVisibility() || !menu) return [];
  const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 400)));
  button.click();
  await settled();
  if (!menu.matches(':popover-open')) return ['the menu of the header closes by itself, or does not open.'];

  const links = [...menu.querySelectorAll('a[href]')].filter((link) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });
  const isHit = (link: Element) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const covered = links.filter((link) => !isHit(link)).length;
  menu.hidePopover();
  await settled();
  return covered > 0 ? [`${covered} of ${links.length} links in the menu of the header cannot be clicked.`] : [];
}
