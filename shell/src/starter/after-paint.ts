/** Runs a function when the document is loaded and painted. Work and requests before that would delay the paint. */
export function afterPaint(run: () => void) {
  const afterNextFrame = () => requestAnimationFrame(() => setTimeout(run));
  if (document.readyState === 'complete') afterNextFrame();
  else addEventListener('load', afterNextFrame, { once: true });
}
