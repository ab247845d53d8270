import { stylesId } from '@portal/contracts/document-data';

let loaded: Promise<unknown> | undefined;

/**
 * Loads the style sheets of the document, which has only the rules for its own content. Resolves when each has arrived or failed; `retryStyles` loads
 * those again that failed.
 */
export function loadStyles(): Promise<unknown> {
  loaded ??= load();
  return loaded;
}

async function load() {
  const template = document.querySelector<HTMLTemplateElement>(`#${stylesId}`);
  if (!template) return;
  const links = [...template.content.querySelectorAll('link')];
  const settled = links.map(
    (link) =>
      new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      }),
  );
  document.head.append(...links);
  await Promise.all(settled);
}
