'use client';
import { type RefObject, use, useEffect, useId, useState } from 'react';
import { RegisterSummary } from '../../private/formSummary.ts';
import { collectErrors, type FieldProblem } from './collectErrors.ts';

const none: readonly FieldProblem[] = [];

export function useProblems(root: RefObject<HTMLElement | null>): readonly FieldProblem[] {
  const id = useId();
  const register = use(RegisterSummary);
  const [problems, setProblems] = useState(none);
  const [rejections, setRejections] = useState(0);

  useEffect(() => {
    const form = root.current?.closest('form');
    // oxlint-disable-next-line react/set-state-in-effect -- the messages are in the document only after this render
    if (rejections > 0 && form) setProblems(collectErrors(form, id));
  }, [root, id, rejections]);

  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInvalid = (event: Event) => {
      // Otherwise react-aria focuses the first invalid field.
      event.preventDefault();
      // The fields get the event next, and show their messages in one render. The timer makes the summary part of it.
      clearTimeout(timer);
      timer = setTimeout(() => setRejections((count) => count + 1));
    };
    const clear = () => setProblems(none);
    // The event does not bubble.
    form.addEventListener('invalid', onInvalid, { signal, capture: true });
    form.addEventListener('submit', clear, { signal });
    form.addEventListener('reset', clear, { signal });
    register?.(() => setProblems(collectErrors(form, id)));
    return () => {
      clearTimeout(timer);
      listening.abort();
      register?.(null);
    };
  }, [root, id, register]);

  return problems;
}
