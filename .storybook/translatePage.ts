/**
 * Imitates a browser's translation: replaces each text node with `<font><font>text</font></font>`, now and whenever
 * text is added, but keeps the text, so that tests find it. React still writes to the replaced node, and throws when it
 * removes that node or inserts something before it; each such write is reported as a console error. Random acts run
 * this in the built site, so it must not use imports or other outer values.
 * @returns a function that stops it.
 */
export function translatePage() {
  const excluded = 'script, style, noscript, textarea, svg, title, font, [translate="no"], .notranslate';
  const shownAt = new WeakMap<Node, Element>();
  const stale = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const shown = shownAt.get(target);
      if (!shown?.isConnected || shown.textContent === target.nodeValue) continue;
      const parent = shown.parentElement?.cloneNode() as Element | undefined;
      console.error(
        `A translated page still says “${shown.textContent}” in ${parent?.outerHTML}, where React wrote “${target.nodeValue}”. Put text that changes in an element of its own.`,
      );
    }
  });
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() && node.parentElement?.closest(excluded) === null) texts.push(node);
    for (const text of texts) {
      const shown = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      shown.append(inner);
      shownAt.set(text, shown);
      text.replaceWith(shown);
      stale.observe(text, { characterData: true });
    }
  };
  translate(document.body);
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translate(node);
  });
  added.observe(document.body, { childList: true, subtree: true });
  return () => {
    added.disconnect();
    stale.disconnect();
  };
}
