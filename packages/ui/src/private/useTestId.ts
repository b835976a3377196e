'use client';
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** Sets the test id of an input that react-aria renders, and sets the ref of the host. */
export function useTestId<Control extends HTMLElement>(
  testId: string | undefined,
  ref: Ref<Control> | undefined,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(ref, () => control.current, []);
  useLayoutEffect(() => {
    if (testId !== undefined) control.current?.setAttribute('data-testid', testId);
  }, [testId]);
  return control;
}
