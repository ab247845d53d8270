/**
 * Lets React change a page whose nodes other software has moved, wrapped, replaced or removed, as translators do with every text:
 * otherwise the browser throws, and React removes the page (https://github.com/facebook/react/issues/11538).
 * Call it before rendering.
 */
export function tolerateForeignChanges() {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  const replacements = trackReplacedTexts();

  /** Returns the child of `parent` that stands for `node` now: itself, what it was wrapped in, or what has replaced it. */
  function childFor(parent: Node, node: Node): Node | undefined {
    if (node.parentNode === parent) return node;
    const shown = node.isConnected ? node : replacements.get(node);
    let child: Node | null | undefined = shown;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child ?? undefined;
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (node.parentNode === this) return removeChild.call(this, node) as T;
    let gone: Node | undefined = node.isConnected ? node : replacements.get(node);
    // With the wrapper, unless it has other content.
    while (
      gone?.parentNode &&
      gone.parentNode !== this &&
      this.contains(gone.parentNode) &&
      gone.parentNode.childNodes.length === 1
    )
      gone = gone.parentNode;
    if (gone?.parentNode) removeChild.call(gone.parentNode, gone);
    return node;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && (childFor(this, before) ?? null)) as T;
  };

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set?.call(this, value);
      const replacement = this.isConnected ? undefined : replacements.get(this);
      if (!replacement?.parentNode) return;
      // The translator then translates the new text.
      replacement.parentNode.replaceChild(this, replacement);
      replacements.delete(this);
    },
  });
}

/** Remembers which element has replaced a text, e.g. the `<font>` with its translation. */
function trackReplacedTexts(): WeakMap<Node, Node> {
  const replacements = new WeakMap<Node, Node>();
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.isConnected) continue;
        const candidates = [...addedNodes, previousSibling, nextSibling];
        const replacement = candidates.find((candidate) => candidate?.isConnected && added.has(candidate));
        if (replacement) replacements.set(node, replacement);
      }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return replacements;
}
