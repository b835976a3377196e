/** Sets the title of the tab in the URL before the page's code runs, because screen readers read the title on load. */
export const tabScript = (titles: readonly (readonly [tab: string, title: string])[]): string =>
  titles.length === 0
    ? ''
    : `<script>{
const titles = new Map(${JSON.stringify(titles)});
const tab = [new URLSearchParams(location.search).get('tab'), location.hash.slice(1)].find((name) => titles.has(name));
if (tab) document.title = titles.get(tab);
}</script>`;
