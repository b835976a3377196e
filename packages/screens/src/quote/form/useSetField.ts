'use client';
import { useStableCallback } from '@pcb/ui/useStableCallback';

export type SetField = (name: string, value: string | boolean) => void;

/** The function keeps its identity, so that a memoised field renders only when its own value changes. */
export const useSetField = <Values>(values: Values, onChange: (values: Values) => void): SetField =>
  useStableCallback((name: string, value: string | boolean) => onChange({ ...values, [name]: value }));
