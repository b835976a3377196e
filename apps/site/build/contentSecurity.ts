import { createHash } from 'node:crypto';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#34': '"' };
const decoded = (value: string) => value.replace(/&([^;]+);/g, (entity, name: string) => entities[name] ?? entity);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The distinct texts that a pattern captures, as hashes. */
const hashesOf = (html: string, pattern: RegExp) =>
  [...new Set([...html.matchAll(pattern)].map(([, text = '']) => decoded(text)))].map(hashOf);

/** The style with which react-aria prevents the page behind an open dialog from scrolling on iOS. */
export const scrollLock = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}';

/**
 * The Content-Security-Policy of a page: its own files, and the hashes of the scripts and styles in its HTML. It
 * is in the page instead of a header, so that it applies on any host.
 *
 * @param imageOrigin The origin of the pictures of people.
 */
export function contentSecurityPolicy(html: string, imageOrigin: string): string {
  // Data in a script element, such as JSON-LD, does not run and does not need a hash.
  const scripts = hashesOf(html, /<script>([^]*?)<\/script>/g);
  const styles = hashesOf(html, /<style[^>]*>([^]*?)<\/style>/g);
  const attributes = hashesOf(html, / style="([^"]*)"/g);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles, hashOf(scrollLock)],
    'style-src-attr': attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"],
    'img-src': ["'self'", 'data:', imageOrigin],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
