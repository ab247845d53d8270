/** Returns the images in the content that have no size before they arrive, and move what is below them then. Runs in the page. */
export function findUnsized(): string[] {
  const minMove = 50;
  const root = document.documentElement;
  const isAuto = (image: Element, property: string) => image.computedStyleMap().get(property)?.toString() === 'auto';
  const moves = (image: HTMLImageElement) => {
    const { display } = image.style;
    const before = root.scrollHeight;
    image.style.display = 'none';
    const after = root.scrollHeight;
    image.style.display = display;
    return before - after > minMove;
  };
  return [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter(
      (image) => image.naturalWidth > 0 && isAuto(image, 'height') && isAuto(image, 'aspect-ratio') && moves(image),
    )
    .map((image) => new URL(image.currentSrc).pathname);
}
