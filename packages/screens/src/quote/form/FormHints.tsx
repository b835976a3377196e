'use client';
import type { FieldName } from '@pcb/quoting/forms';
import { type Hint, type HintCode, type HintFigures, hintsOf } from '@pcb/quoting/hints/hintsOf';
import type { HintRule } from '@pcb/quoting/hints/rule';
import { createContext, type ReactNode, use } from 'react';
import { useEqualValue } from '../../shared/hooks/useEqualValue.ts';
import type { QuoteContent } from '../quote.content.ts';
import { hintText, type HintPart } from './hints/hintText.ts';
import { type PlacedFigure, placedFigureOf } from './showPlace.ts';
import { useNewHints } from './useNewHints.ts';

interface FormHintsProps<Values> {
  rules: readonly HintRule<Values, HintFigures>[];
  values: Values;
  copy: HintPart;
  content: Pick<QuoteContent, 'newHints'>;
  children: ReactNode;
}

export interface VisibleHint extends Pick<Hint, 'id' | 'field' | 'level'> {
  text: string;
  /** Whether the text of the field cannot be parsed. */
  isError: boolean;
  link: HintPart['pages'][HintCode];
  /** The figure of the customer's files whose place can be shown, with the label of the button. */
  placed: { figure: PlacedFigure; label: string } | undefined;
}

/** These hints are shown as the error message of their field. */
const unreadable: readonly HintCode[] = ['comma', 'size', 'quantity', 'partCount', 'panelCount', 'targetPrice'];

// A context: as a prop, a hint that changes while typing would re-render the whole field.
const HintsContext = createContext<readonly VisibleHint[]>([]);

/** The same object until a message changes, so that text fields do not re-render on every keystroke. */
const ErrorsContext = createContext<Readonly<Partial<Record<FieldName, string>>>>({});

/** Provides the hints of a form to its fields, and announces new ones politely. */
export function FormHints<Values>({ rules, values, copy, content, children }: FormHintsProps<Values>) {
  const all = hintsOf(rules, values).map((hint) => {
    const figure = placedFigureOf(hint);
    return {
      id: hint.id,
      field: hint.field,
      level: hint.level,
      isError: unreadable.includes(hint.code),
      text: hintText(hint, copy),
      link: copy.pages[hint.code],
      placed: figure && copy.show && { figure, label: copy.show[figure] },
    };
  });
  useNewHints(all, content.newHints);
  const errors = Object.fromEntries(all.flatMap(({ field, isError, text }) => (isError ? [[field, text]] : [])));
  return (
    <HintsContext value={all}>
      <ErrorsContext value={useEqualValue(errors)}>
        <div>{children}</div>
      </ErrorsContext>
    </HintsContext>
  );
}

export const useFieldError = (field: FieldName) => use(ErrorsContext)[field];

export const useFieldHints = (field: FieldName) =>
  use(HintsContext).filter((hint) => hint.field === field && !hint.isError);

/** The number of hints that suggest a change or a review, shown while the section is collapsed. */
export const useHintCount = (fields: readonly string[]) =>
  use(HintsContext).filter(({ field, level }) => level !== 'information' && fields.includes(field)).length;
