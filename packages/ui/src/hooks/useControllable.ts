'use client';
import { useState } from 'react';

/** Returns the host's value or, if it is `undefined`, our own, with a function that reports a new value. */
export function useControlled<Value, Next extends Value = Value>(
  controlledValue: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Next) => void) | undefined,
) {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const value = controlledValue === undefined ? internalValue : controlledValue;
  const change = (next: Next) => {
    if (Object.is(next, value)) return;
    setInternalValue(next);
    onChange?.(next);
  };
  return [value, change] as const;
}
