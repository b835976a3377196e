'use client';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { type RefObject, useEffect } from 'react';

/** Every change of a field comes with one of them, even that of a select, whose list is outside the form. */
const events = ['input', 'keyup', 'click', 'focusin', 'focusout'];

/** Text, without the files that a form of text cannot have. */
const valuesOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

/** Calls back when the values of an uncontrolled form start or stop to differ from those at the first focus. */
export function useDirtyForm(form: RefObject<HTMLFormElement | null>, onDirtyChange?: (isDirty: boolean) => void) {
  const report = useStableCallback(onDirtyChange);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const mounted = new AbortController();
    const { signal } = mounted;
    let initialValues: string | undefined;
    // What is typed into a number field is its value only when the field is left.
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
    // After React's own listener: if the host rendered before it, the input would get its old value back.
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
