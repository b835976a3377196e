import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { focusRing } from './states.ts';
import { vars } from './vars.css.ts';

/** Gives all of our elements the same start on any page: the browser's style sheet without margins and frames. */
export const elementClass = 'pcb';

/** Replaces `elementClass` for layout and links, whose text looks like the page around them. */
export const inheritingClass = 'pcb-inherits';

const ours = `:where(.${elementClass}, .${inheritingClass})`;

// `:where` everywhere, so that order decides here, and a host's class outside all layers always wins.
const defaults = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.defaults]: rule } });

const isDrawing = ':where(img, svg, svg *)';

// `revert` undoes the rules for elements in the lower layers of the page. It would also undo attributes of drawings.
defaults(`${ours}:not(${isDrawing})`, { all: 'revert', boxSizing: 'border-box', margin: 0 });
defaults(`${ours}::before, ${ours}::after`, { all: 'revert', boxSizing: 'border-box' });
defaults(`${ours}:where(img, svg)`, {
  display: 'block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  margin: 0,
  border: 'none',
  verticalAlign: 'baseline',
});
defaults(`${ours}:where(button, input, textarea, select)`, {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
defaults(`${ours}:where(button)`, { background: 'none', border: 0, padding: 0 });
defaults(`${ours}:where(a)`, { color: 'inherit' });
defaults(`${ours}:where(h1, h2, h3, h4, h5, h6)`, { font: 'inherit', textWrap: 'balance' });
defaults(`${ours}:where(p)`, { textWrap: 'pretty' });
defaults(`${ours}:where(ul, ol):where([role="list"])`, { listStyle: 'none', padding: 0 });
defaults(`${ours}:where(fieldset)`, { border: 0, padding: 0, minWidth: 0 });
defaults(`${ours}:where(table)`, { borderCollapse: 'collapse' });
// `revert` also undoes the browser's rules for `hidden`. Find-in-page reveals until-found.
defaults(`${ours}:where([hidden="until-found"])`, { contentVisibility: 'hidden' });
defaults(`${ours}:where([hidden]:not([hidden="until-found"]))`, { display: 'none !important' });
defaults(`${ours}:where(:focus-visible)`, focusRing);
// A heading takes focus so that a screen reader starts there. It is not a control, so it has no ring.
defaults(`${ours}:where(:is(h1, h2, h3, h4)[tabindex="-1"]:focus)`, { outline: 'none' });
defaults(`:where(.${elementClass}):not(:where(.${elementClass} *), ${isDrawing})`, {
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.normal,
  letterSpacing: vars.letterSpacing.normal,
  color: vars.color.text,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
