import { brand } from '../src/brand.ts';
import { escapeMarkup, voidElement } from '../src/prerender/markup.ts';
import { iconTags } from '../src/prerender/webManifest.ts';
import { contentSecurityPolicy } from './contentSecurity.ts';
import { readOutput, write } from './output.ts';

// The head of each page links or contains the files that it needs.
const template = (await readOutput('index.html')).replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '');

interface Page {
  title: string;
  description: string;
  /** Extra markup for the head. */
  head?: string;
  root: string;
}

/** Replaces with a function, because `replace` would interpret a `$` in a string. */
function pageOf({ title, description, head = '', root }: Page): string {
  const edits: [string, string][] = [
    ['<title></title>', `<title>${escapeMarkup(title)}</title>`],
    ['<meta name="description" content="" />', `<meta name="description" content="${escapeMarkup(description)}" />`],
    ['</head>', `${iconTags}${head}</head>`],
    ['<div id="root"></div>', root],
  ];
  return edits.reduce((html, [from, to]) => {
    if (!html.includes(from)) throw new Error(`index.html does not contain ${from}`);
    return html.replace(from, () => to);
  }, template);
}

const encoding = '<meta charset="utf-8" />';

/** Inserted before all the elements that the policy covers. */
function withPolicy(html: string): string {
  const content = contentSecurityPolicy(html, new URL(brand.avatarUrl).origin);
  return html.replace(
    encoding,
    () => encoding + voidElement('meta', { 'http-equiv': 'Content-Security-Policy', content }),
  );
}

export const writePage = (path: string, page: Page) =>
  write(`${path === '/' ? '/index' : path}.html`, withPolicy(pageOf(page)));
