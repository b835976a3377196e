import { describeElement, isForScreenReaders, visible } from './visible.ts';

/** 44 px, less half a pixel where browsers round lengths. */
const minHeight = 43.5;

const pressable =
  'a[href], button, input, textarea, [role="tab"], [role="menuitem"], [role="option"], [role="columnheader"][data-allows-sorting]';

/** What a finger hits: the label around a control, or the frame around an input and its buttons. */
const targetOf = (control: Element) =>
  control.closest('label') ??
  (control instanceof HTMLInputElement ? control.closest('[role="group"], [role="presentation"]') : null) ??
  control;

/** Everything that a finger can press is at least 44 px high. */
export const smallTargets = (): string[] =>
  visible(pressable)
    .map(targetOf)
    .filter((target) => target.closest('[aria-hidden="true"]') === null && !isForScreenReaders(target))
    .map((target) => ({ target, height: target.getBoundingClientRect().height }))
    .filter(({ height }) => height < minHeight)
    .map(({ target, height }) => `A target is ${height} px high instead of 44: ${describeElement(target)}`);
