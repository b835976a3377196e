'use client';
import { useState } from 'react';
import type { Problems } from './remote.ts';

/**
 * The messages for the fields of a form. A refusal applies to the values that were sent: while it is set, the browser would
 * block a submission of any others.
 *
 * @param values What is typed: another object or string after each change.
 */
export function useFieldProblems<Field extends string>(problems: Problems<Field> | undefined, values: unknown) {
  const [refused, setRefused] = useState({ problems, values });
  if (refused.problems !== problems) setRefused({ problems, values });
  return refused.values === values ? problems?.fields : undefined;
}
