/**
 * Lets the toolbar stand in for what a browser takes from the system: forced colours, reduced motion, a finger, large
 * text. It rewrites the conditions of the style sheets' media rules; scripts that ask `matchMedia` go on hearing the truth.
 */
export interface Circumstances {
  forcedColours: boolean;
  reducedMotion: boolean;
  finger: boolean;
  /** How many times the ordinary text size. Breakpoints in `em` move with it. */
  textScale: number;
}

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** The condition of a media rule in given circumstances; unchanged where they have no part in it. */
export function conditionIn(condition: string, { forcedColours, reducedMotion, finger, textScale }: Circumstances) {
  const rewritten = condition
    .replaceAll('(forced-colors: active)', (found) => (forcedColours ? always : found))
    .replaceAll('(prefers-reduced-motion: no-preference)', (found) => (reducedMotion ? never : found))
    .replaceAll('(pointer: coarse)', (found) => (finger ? always : found));
  return textScale === 1
    ? rewritten
    : rewritten.replaceAll(/([\d.]+)em\)/g, (_, size: string) => `${Number(size) * textScale}em)`);
}

const originals = new WeakMap<CSSMediaRule, string>();

function applyTo(rules: CSSRuleList, circumstances: Circumstances) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, original);
      const condition = conditionIn(original, circumstances);
      if (rule.media.mediaText !== condition) rule.media.mediaText = condition;
    }
    if (rule instanceof CSSGroupingRule) applyTo(rule.cssRules, circumstances);
  }
}

/** Shows every style sheet of the page as it would be in these circumstances. */
export function applyCircumstances(circumstances: Circumstances) {
  for (const sheet of document.styleSheets) {
    // The rules of another origin are closed to scripts; we have none.
    if (sheet.href === null || new URL(sheet.href).origin === location.origin) applyTo(sheet.cssRules, circumstances);
  }
}
