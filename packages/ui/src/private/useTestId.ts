'use client';
import { type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { useHostRef } from './useHostRef.ts';

/** Sets the test id of an input that react-aria renders, and sets the ref of the host. */
export function useTestId<Control extends HTMLElement>(
  testId: string | undefined,
  ref: Ref<Control> | undefined,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useHostRef(ref, control);
  useLayoutEffect(() => {
    if (testId !== undefined) control.current?.setAttribute('data-testid', testId);
  }, [testId]);
  return control;
}
