import { describeElement, isForScreenReaders, visible } from './visible.ts';

/** 44 px, minus half a pixel for rounding in browsers. */
const minHeight = 43.5;

const pressable = 'a[href], button, input, textarea, [role="tab"], [role="menuitem"], [role="option"]';

const targetOf = (control: Element) =>
  control.closest('label') ??
  (control instanceof HTMLInputElement ? control.closest('[role="group"], [role="presentation"]') : null) ??
  control;

export const smallTargets = (): string[] =>
  visible(pressable)
    .map(targetOf)
    .filter((target) => target.closest('[aria-hidden="true"]') === null && !isForScreenReaders(target))
    .map((target) => ({ target, height: target.getBoundingClientRect().height }))
    .filter(({ height }) => height < minHeight)
    .map(({ target, height }) => `A target is ${height} px high instead of 44: ${describeElement(target)}`);
