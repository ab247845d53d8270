/**
 * Reloads the document, once per history entry: a newer release may have replaced the files that this document names.
 * Does not resolve while the document reloads.
 */
export async function reloadOnce(): Promise<void> {
  if (history.state?.isReloaded) return;
  // The router keeps its own fields in the same object.
  history.replaceState({ ...history.state, isReloaded: true }, '');
  location.reload();
  await new Promise<never>(() => {});
}
