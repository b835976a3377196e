/**
 * A script for the head of a page whose query or hash changes what it shows: the page is prerendered without them. The
 * script marks the document, and `site.css` shows placeholders, so that nothing wrong is read and nothing is typed into a
 * field that is about to change. `Root` removes the mark.
 *
 * @param waitsFor Matches the queries and hashes that change the page. Without it, there is no script.
 */
export const waitScript = (waitsFor: RegExp | undefined): string =>
  waitsFor
    ? `<script>if (${String(waitsFor)}.test(location.search + location.hash)) document.documentElement.dataset.waitsForUrl = '';</script>`
    : '';
