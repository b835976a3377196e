'use client';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { type RefObject, useEffect } from 'react';

/** Every change fires one of these, even in a select, whose list is outside the form. */
const events = ['input', 'keyup', 'click', 'focusin', 'focusout'];

/** Text only; these forms have no files. */
const valuesOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

/** Calls back when the values of an uncontrolled form start or stop differing from those at first focus. */
export function useDirtyForm(form: RefObject<HTMLFormElement | null>, onDirtyChange?: (isDirty: boolean) => void) {
  const report = useStableCallback(onDirtyChange);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const mounted = new AbortController();
    const { signal } = mounted;
    let initialValues: string | undefined;
    // A number field commits its typed text only on blur.
    let isTypingNumber = false;
    let isDirty = false;
    const check = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
      if (signal.aborted) return;
      if (type === 'input') isTypingNumber = target instanceof HTMLInputElement && target.name === '';
      if (type === 'focusout') isTypingNumber = false;
      const isDifferent = isTypingNumber || valuesOf(element) !== initialValues;
      if (isDifferent === isDirty) return;
      isDirty = isDifferent;
      report(isDirty);
    };
    // Runs after React's own listener: if the host rendered first, the input would get its old value back.
    const checkLater = ({ type, target }: Event) => {
      initialValues ??= valuesOf(element);
      setTimeout(() => check({ type, target }));
    };
    for (const type of events) element.addEventListener(type, checkLater, { signal });
    return () => {
      mounted.abort();
      if (isDirty) report(false);
    };
  }, [form, report]);
}
