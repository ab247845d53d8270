/**
 * Opens the menu of the header, if the window is so narrow that it has a button, as a visitor does. Resolves to sentences about what is wrong.
 * Runs in the page.
 */
export async function findClosedMenu(): Promise<string[]> {
  const maxTries = 20;
  const button = document.querySelector<HTMLButtonElement>('header button[popovertarget]');
  const menu = button?.popoverTargetElement;
  if (!button?.checkVisibility() || !(menu instanceof HTMLElement)) return [];
  const pause = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
  const findCovered = () =>
    [...menu.querySelectorAll('a[href]')].filter((link) => {
      const { top, bottom, left, width, height } = link.getBoundingClientRect();
      const isInWindow = height > 0 && top >= 0 && bottom <= innerHeight;
      return isInWindow && !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

  button.click();
  await pause();
  // It may slide in.
  for (let step = 0; step < maxTries && findCovered().length > 0; step++) await pause();
  const isOpen = menu.matches(':popover-open');
  const covered = findCovered().length;
  if (isOpen) menu.hidePopover();
  await pause();
  if (!isOpen) return ['the menu of the header closes by itself, or does not open.'];
  return covered > 0 ? [`${covered} links in the menu of the header cannot be clicked.`] : [];
}
