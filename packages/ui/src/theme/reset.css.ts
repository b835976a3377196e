import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './vars.css.ts';

/* Optional; for a host without its own element styles. Our components look the same without it (defaults.css.ts). */
const reset = (selector: string, rule: StyleRule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });

// The theme follows the system unless `data-theme` is set on the root. Paper is white.
const onPaper = { '@media': { print: { colorScheme: 'light' } } };
reset(':root', { colorScheme: 'light dark', ...onPaper });
reset(':root[data-theme="light"]', { colorScheme: 'light' });
reset(':root[data-theme="dark"]', { colorScheme: 'dark', ...onPaper });
reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Keeps the targets of anchors clear of the sticky header.
  scrollPaddingTop: `calc(${vars.size.header} + 1.5rem)`,
  background: vars.color.page,
});
reset('body', {
  minHeight: '100dvh',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.base,
  lineHeight: vars.lineHeight.normal,
  color: vars.color.text,
  background: vars.color.page,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
reset('img, picture, video, canvas, svg', { display: 'block', maxWidth: '100%' });
reset('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0 });
reset('a', { color: 'inherit' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
reset('fieldset', { border: 0, padding: 0, minWidth: 0 });
reset('table', { borderCollapse: 'collapse' });
// Except for until-found, which the browser's find-in-page reveals.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// A heading takes focus so that a screen reader starts there. It is not a control, so it has no ring.
reset(':is(h1, h2, h3, h4)[tabindex="-1"]:focus', { outline: 'none' });
reset('::selection', { background: vars.color.highlight, color: vars.color.onHighlight });
