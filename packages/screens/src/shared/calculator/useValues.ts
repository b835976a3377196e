'use client';
import { useControllable } from '../useControllable.ts';

/** The fields of a calculator, held by the host or by itself. */
export interface ValuesProps<Values> {
  /** What stands in the fields, as it was typed, when the host holds it. */
  values?: Values | undefined;
  /** What stands in the fields at first; what is left out starts with our example. */
  defaultValues?: Partial<Values> | undefined;
  /** Something was typed or chosen. */
  onValuesChange?: ((values: Values) => void) | undefined;
}

export function useValues<Values>(
  { values: given, defaultValues, onValuesChange }: ValuesProps<Values>,
  initial: Values,
): [values: Values, change: (change: Partial<Values>) => void] {
  const [values, setValues] = useControllable<Values>(given, { ...initial, ...defaultValues }, onValuesChange);
  return [values, (changed) => setValues({ ...values, ...changed })];
}
