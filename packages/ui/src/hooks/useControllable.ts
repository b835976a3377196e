'use client';
import { useState } from 'react';

/**
 * Returns the controlled value or, if it is `undefined`, a state of its own, and a function that changes it. `onChange`
 * is called on every change.
 * @example const [step, setStep] = useControllable(controlledStep, 'design', onStepChange);
 */
export function useControllable<Value, Next extends Value = Value>(
  controlledValue: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Next) => void) | undefined,
) {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const value = controlledValue === undefined ? internalValue : controlledValue;
  const change = (next: Next) => {
    if (Object.is(next, value)) return;
    setInternalValue(() => next);
    onChange?.(next);
  };
  return [value, change] as const;
}
