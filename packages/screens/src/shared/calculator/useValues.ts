'use client';
import { useControllable } from '../useControllable.ts';

/** The controlled or uncontrolled values of a calculator. */
export interface ValuesProps<Values> {
  /** The field values as typed (controlled). */
  values?: Values | undefined;
  /** The initial field values (uncontrolled). Missing values default to the example. */
  defaultValues?: Partial<Values> | undefined;
  /** Called when a field changes. */
  onValuesChange?: ((values: Values) => void) | undefined;
}

export function useValues<Values>(
  { values: given, defaultValues, onValuesChange }: ValuesProps<Values>,
  initial: Values,
): [values: Values, change: (change: Partial<Values>) => void] {
  const [values, setValues] = useControllable<Values>(given, { ...initial, ...defaultValues }, onValuesChange);
  return [values, (changed) => setValues({ ...values, ...changed })];
}
