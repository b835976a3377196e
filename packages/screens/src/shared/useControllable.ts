'use client';
import { useState } from 'react';

/** State that is controlled (`value`) or uncontrolled (`defaultValue`). `onChange` is called on every change. */
export function useControllable<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const current = value === undefined ? internalValue : value;
  return [
    current,
    (next) => {
      if (Object.is(next, current)) return;
      setInternalValue(() => next);
      onChange?.(next);
    },
  ];
}
