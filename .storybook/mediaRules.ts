/**
 * Emulates system settings for the toolbar: forced colours, reduced motion, a coarse pointer, print, large text. Rewrites the
 * conditions of media rules in the style sheets; `matchMedia` in scripts is unchanged.
 */
export interface Emulation {
  forcedColours: boolean;
  reducedMotion: boolean;
  coarsePointer: boolean;
  /** Whether the page is shown as printed. */
  isPrinted: boolean;
  /** A factor of the normal text size. Breakpoints in `em` scale with it. */
  textScale: number;
}

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

export function emulatedCondition(
  condition: string,
  { forcedColours, reducedMotion, coarsePointer, isPrinted, textScale }: Emulation,
) {
  const rewritten = condition
    .replaceAll('(forced-colors: active)', (found) => (forcedColours ? always : found))
    .replaceAll('(prefers-reduced-motion: no-preference)', (found) => (reducedMotion ? never : found))
    .replaceAll('(pointer: coarse)', (found) => (coarsePointer ? always : found))
    .replaceAll(/\bprint\b/g, (found) => (isPrinted ? 'all' : found));
  return textScale === 1
    ? rewritten
    : rewritten.replaceAll(/([\d.]+)em\)/g, (_, size: string) => `${Number(size) * textScale}em)`);
}

const originals = new WeakMap<CSSMediaRule, string>();

function applyTo(rules: CSSRuleList, emulation: Emulation) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, original);
      const condition = emulatedCondition(original, emulation);
      if (rule.media.mediaText !== condition) rule.media.mediaText = condition;
    }
    if (rule instanceof CSSGroupingRule) applyTo(rule.cssRules, emulation);
  }
}

export function applyEmulation(emulation: Emulation) {
  for (const sheet of document.styleSheets) {
    // Scripts cannot read style sheets of another origin; we do not use any.
    if (sheet.href === null || new URL(sheet.href).origin === location.origin) applyTo(sheet.cssRules, emulation);
  }
}
