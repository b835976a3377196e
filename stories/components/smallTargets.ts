/** The least target for a finger, in px; a hair less where lengths are rounded. */
const least = 43.5;

const pressable =
  'a[href], button, input, textarea, [role="tab"], [role="menuitem"], [role="option"], [role="columnheader"][data-allows-sorting]';

/** What a finger hits: the label around a control, or the frame around an input and its buttons. */
const targetOf = (control: Element) =>
  control.closest('label') ??
  (control instanceof HTMLInputElement ? control.closest('[role="group"], [role="presentation"]') : null) ??
  control;

const isForAFinger = (target: Element) =>
  target.checkVisibility({ visibilityProperty: true }) &&
  target.closest('[aria-hidden="true"]') === null &&
  // Text for screen readers alone is one pixel large on purpose.
  target.clientWidth !== 1;

/** What is too low to be hit by a finger, so that a failing test says what. */
export function smallTargets() {
  const targets = [...document.querySelectorAll(pressable)].map(targetOf).filter(isForAFinger);
  if (targets.length === 0) throw new Error('Nothing here can be pressed.');
  return targets
    .map((target) => ({ target, height: target.getBoundingClientRect().height }))
    .filter(({ height }) => height < least)
    .map(({ target, height }) => `${target.outerHTML.slice(0, 120)} is ${height} px high`);
}
