import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton` in Radix Dialog's scroll lock. The original adds a style element, which the content
 * security policy `style-src 'self'` blocks. Constructed style sheets are allowed.
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

/** Returns a component that applies its styles while at least one instance is mounted. */
export function styleSingleton() {
  const sheet = sharedSheet();

  // biome-ignore lint/correctness/noComponentHookFactories: the replaced package's interface
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    // Changed styles are applied only with `dynamic`.
    const trigger = dynamic ? styles : undefined;
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [trigger]);
    return null;
  };
}
