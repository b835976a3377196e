'use client';
import { useState } from 'react';
import type { Problems } from './remote.ts';

/**
 * The errors by field, until the values change: the browser blocks submitting while an error is set.
 *
 * @param values A new object or string after each change.
 */
export function useFieldProblems<Field extends string>(problems: Problems<Field> | undefined, values: unknown) {
  const [refused, setRefused] = useState({ problems, values });
  if (refused.problems !== problems) setRefused({ problems, values });
  return refused.values === values ? problems?.fields : undefined;
}
