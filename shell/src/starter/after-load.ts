/** Runs a function when the document is loaded. Requests before that would delay the first paint. */
export function afterLoad(run: () => void) {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
