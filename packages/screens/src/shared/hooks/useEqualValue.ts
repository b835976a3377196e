'use client';
import { useMemo } from 'react';

/** The same object as long as the values are equal as JSON, so that memoised results stay valid if the host passes a new one. */
export function useEqualValue<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
