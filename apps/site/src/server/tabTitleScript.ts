/**
 * A script for the head that sets the title of the tab in the URL. Screen readers say the title when the page has loaded, which
 * is before its code runs. Nothing for a page without tabs.
 */
export const tabTitleScript = (titles: readonly (readonly [tab: string, title: string])[]): string =>
  titles.length === 0
    ? ''
    : `<script>{
const titles = new Map(${JSON.stringify(titles)});
const tab = new URLSearchParams(location.search).get('tab');
document.title = titles.get(tab) ?? titles.get(location.hash.slice(1)) ?? document.title;
}</script>`;
