const titleInHeader = /<main.*?<header(?:(?!<\/header>).)*<h1/s;

/**
 * Marks a page whose query or hash changes its content, and `site.css` shows placeholders, so that visitors do
 * not read or edit the wrong content. `Root` removes the mark.
 *
 * @param waitsFor Matches the queries and hashes that change the page. If omitted, there is no script.
 * @throws Error if the page has no `<header>` with its title, after which `site.css` hides everything.
 */
export function waitScript(waitsFor: RegExp | undefined, html: string): string {
  if (!waitsFor) return '';
  if (!titleInHeader.test(html))
    throw new Error(`A page that waits for ${String(waitsFor)} has its title in no header.`);
  return `<script>if (${String(waitsFor)}.test(location.search + location.hash)) document.documentElement.dataset.waitsForUrl = '';</script>`;
}
