'use client';
import { useState } from 'react';

export interface ValuesProps<Values> {
  /** The initial values. Missing values default to the example. */
  defaultValues?: Partial<Values> | undefined;
}

export function useValues<Values>(
  { defaultValues }: ValuesProps<Values>,
  initial: Values,
): [values: Values, change: (change: Partial<Values>) => void] {
  const [values, setValues] = useState({ ...initial, ...defaultValues });
  return [values, (changed) => setValues({ ...values, ...changed })];
}
