const delaysMs = [500, 2_000, 8_000];

/** Addresses of the style sheets that are missing. */
const missing = new Set<string>();
let notice: HTMLElement | undefined;

/**
 * Loads style sheets again that did not arrive, at any time: four times in 10 s, and when the browser is online again. Meanwhile the page says that
 * its design is missing.
 */
export function retryStyles() {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') replace(target);
    },
    { capture: true },
  );
  // Those that failed before this script ran.
  const check = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!hasRules(link)) replace(link);
  };
  if (document.readyState === 'complete') check();
  else addEventListener('load', check, { once: true });
}

/** A style sheet that failed is empty in Firefox, and its rules cannot be read in Chromium. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

async function replace(link: HTMLLinkElement) {
  const { href } = link;
  if (missing.has(href)) return;
  missing.add(href);
  for (const delay of delaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (!(await loadCopy(link))) continue;
    missing.delete(href);
    if (missing.size === 0) notice?.remove();
    return;
  }
  showNotice();
  addEventListener(
    'online',
    () => {
      missing.delete(href);
      replace(link);
    },
    { once: true },
  );
}

/** Requests a style sheet again, at the same place in the cascade. Resolves to whether it has arrived. */
const loadCopy = (link: HTMLLinkElement) =>
  new Promise<boolean>((resolve) => {
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.onload = () => {
      link.remove();
      resolve(true);
    };
    copy.onerror = () => {
      copy.remove();
      resolve(false);
    };
    // The chunk loader of a remote has removed its link.
    if (link.isConnected) link.after(copy);
    else document.head.append(copy);
  });

function showNotice() {
  const reload = document.createElement('button');
  reload.textContent = 'Reload';
  reload.onclick = () => location.reload();
  notice ??= document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.replaceChildren('Some of the design of this page could not be loaded. ', reload);
  // Readable without any style sheet, and with some of them.
  notice.style.cssText =
    'position:relative;z-index:9;margin:0;padding:1em;background:#fff;color:#000;font:1rem sans-serif';
  reload.style.cssText = 'padding:.5em 1em;border:1px solid;font:inherit;text-decoration:underline';
  document.body.prepend(notice);
}
