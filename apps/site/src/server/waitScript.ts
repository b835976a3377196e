/**
 * A script for the head of a page that shows something else with the query and hash of its URL than without, as which it was
 * prerendered. It marks the document, and `site.css` shows placeholders, so that nothing wrong is read and nothing is
 * typed into a field that is about to change. `Root` removes the mark.
 *
 * @param waitsFor What such a query and hash match. Without it, there is no script.
 */
export const waitScript = (waitsFor: RegExp | undefined): string =>
  waitsFor
    ? `<script>if (${String(waitsFor)}.test(location.search + location.hash)) document.documentElement.dataset.waitsForUrl = '';</script>`
    : '';
