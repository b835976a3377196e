'use client';
import { useState } from 'react';

/** A value that a host may hold (`value`) or leave to the component (`defaultValue`); it hears of every change. */
export function useControllable<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  return [
    current,
    (next) => {
      if (Object.is(next, current)) return;
      setOwn(() => next);
      onChange?.(next);
    },
  ];
}
