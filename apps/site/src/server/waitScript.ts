/**
 * Marks a page whose query or hash changes its content, and `site.css` shows placeholders, so that nothing wrong is
 * read or typed into. `Root` removes the mark.
 *
 * @param waitsFor Matches the queries and hashes that change the page. Without it, there is no script.
 */
export const waitScript = (waitsFor: RegExp | undefined): string =>
  waitsFor
    ? `<script>if (${String(waitsFor)}.test(location.search + location.hash)) document.documentElement.dataset.waitsForUrl = '';</script>`
    : '';
