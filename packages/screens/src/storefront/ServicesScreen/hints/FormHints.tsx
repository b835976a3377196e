'use client';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { createContext, type ReactNode, use, useDeferredValue, useMemo, useState } from 'react';
import type { HintWords } from './hints.content.ts';
import { type Hint, hintsOf } from './hintsOf.ts';
import type { HintField, HintRule } from './rule.ts';
import { useNewHints } from './useNewHints.ts';

interface FormHintsProps<Values> {
  /** The rules of the form. */
  rules: readonly HintRule<Values>[];
  values: Values;
  words: HintWords;
  /** The fields of the form, each with a `FieldNote`. */
  children: ReactNode;
}

// By context: a hint that changes with a key would make the field around it render, too.
const HintsContext = createContext<{ hints: readonly Hint[]; pages: HintWords['pages'] } | undefined>(undefined);

const isSame = (some: readonly Hint[], others: readonly Hint[]) =>
  some.length === others.length &&
  some.every(({ id, text }, index) => id === others[index]?.id && text === others[index].text);

/** Provides the hints of a form to its fields, and announces new ones politely. */
export function FormHints<Values>({ rules, values, words, children }: FormHintsProps<Values>) {
  // A keystroke renders the field first.
  const later = useDeferredValue(values);
  const hints = useMemo(() => hintsOf(rules, later, words), [rules, later, words]);
  const announcement = useNewHints(hints);
  // Most keystrokes change no hint, so the notes need not render again.
  const [shown, setShown] = useState(hints);
  if (!isSame(shown, hints)) setShown(hints);
  const { pages } = words;
  const provided = useMemo(() => ({ hints: shown, pages }), [shown, pages]);
  return (
    <HintsContext value={provided}>
      <div>{children}</div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </HintsContext>
  );
}

/** The hints of a field, each with the page that explains it. */
export function useFieldHints(field: HintField) {
  const { hints = [], pages } = use(HintsContext) ?? {};
  return hints
    .filter((hint) => hint.field === field)
    .map((hint) => ({ ...hint, link: hint.page && pages?.[hint.page] }));
}
