'use client';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { spoken } from '../../shared/format/spoken.ts';
import { createContext, type ReactNode, use } from 'react';
import { hintText, type HintWords } from './hints.content.ts';
import { type Hint, hintsOf } from '@pcb/quoting/hints/hintsOf';
import type { HintField, HintKind, HintRule } from '@pcb/quoting/hints/rule';
import { useNewHints } from './useNewHints.ts';

interface FormHintsProps<Values> {
  /** The rules of the form. */
  rules: readonly HintRule<Values>[];
  values: Values;
  words: HintWords;
  /** The fields of the form, each with a `FieldNote`. */
  children: ReactNode;
}

/** A hint in words, with the page that explains it. */
export interface ShownHint extends Pick<Hint, 'id' | 'field' | 'level'> {
  text: string;
  link: HintWords['pages'][HintKind];
}

// By context: a hint that changes with a key would make the field around it render, too.
const HintsContext = createContext<readonly ShownHint[]>([]);

/** Provides the hints of a form to its fields, and announces new ones politely. */
export function FormHints<Values>({ rules, values, words, children }: FormHintsProps<Values>) {
  const hints = hintsOf(rules, values).map((hint) => ({
    id: hint.id,
    field: hint.field,
    level: hint.level,
    text: hintText(hint, words),
    link: words.pages[hint.kind],
  }));
  const announcement = useNewHints(hints);
  return (
    <HintsContext value={hints}>
      <div>{children}</div>
      <VisuallyHidden role="status">{spoken(announcement)}</VisuallyHidden>
    </HintsContext>
  );
}

/** The hints of a field. */
export const useFieldHints = (field: HintField) => use(HintsContext).filter((hint) => hint.field === field);

/** How many hints at these fields ask for a change or a review, to say so while their section is closed. */
export const useHintCount = (fields: readonly string[]) =>
  use(HintsContext).filter(({ field, level }) => level !== 'information' && fields.includes(field)).length;
