import { useEffect } from 'react';

/**
 * Takes the place of `react-style-singleton` under Radix Dialog's scroll lock. The original adds a style element, which
 * the policy `style-src 'self'` blocks; a constructed style sheet is allowed.
 */
function sharedSheet() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  return {
    add(css: string) {
      if (users++ > 0) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      if (--users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    },
  };
}

/** A component whose styles hold as long as one of its instances is mounted. */
export function styleSingleton() {
  const sheet = sharedSheet();

  // biome-ignore lint/correctness/noComponentHookFactories: what its callers ask for, and keep
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    // A change of the rules counts only where the caller says that they may change.
    const trigger = dynamic ? styles : undefined;
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [trigger]);
    return null;
  };
}
