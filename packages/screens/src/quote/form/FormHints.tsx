'use client';
import { createContext, type ReactNode, use } from 'react';
import { useEqualValue } from '../../shared/useEqualValue.ts';
import { hintText, type HintPart } from './hints/hintText.ts';
import { type Hint, type HintCode, type HintFigures, hintsOf } from '@pcb/quoting/hints/hintsOf';
import type { FieldName } from '@pcb/quoting/forms';
import type { HintRule } from '@pcb/quoting/hints/rule';
import { type PlacedFigure, placedFigureOf } from './showPlace.ts';
import { useNewHints } from './useNewHints.ts';

interface FormHintsProps<Values> {
  /** The rules of the form. */
  rules: readonly HintRule<Values, HintFigures>[];
  values: Values;
  copy: HintPart;
  /** The fields of the form, each with a `FieldNote`. */
  children: ReactNode;
}

/** A hint in words, with the page that explains it. */
export interface ShownHint extends Pick<Hint, 'id' | 'field' | 'level'> {
  text: string;
  /** Whether the text of the field cannot be read. */
  isError: boolean;
  link: HintPart['pages'][HintCode];
  /** The figure of the customer's files whose place can be shown, with the label of the button. */
  placed: { figure: PlacedFigure; label: string } | undefined;
}

/** The hints that say that the text of a field cannot be read. They are its error message. */
const unreadable: readonly HintCode[] = ['comma', 'size', 'quantity', 'partCount', 'panelCount', 'targetPrice'];

// By context: a hint that changes with a key would make the field around it render, too.
const HintsContext = createContext<readonly ShownHint[]>([]);

/** The error messages by field. The object changes only with the messages, so that text fields do not re-render on every key. */
const ErrorsContext = createContext<Readonly<Partial<Record<FieldName, string>>>>({});

/** Provides the hints of a form to its fields, and announces new ones politely. */
export function FormHints<Values>({ rules, values, copy, children }: FormHintsProps<Values>) {
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
  useNewHints(all);
  const errors = Object.fromEntries(all.flatMap(({ field, isError, text }) => (isError ? [[field, text]] : [])));
  return (
    <HintsContext value={all}>
      <ErrorsContext value={useEqualValue(errors)}>
        <div>{children}</div>
      </ErrorsContext>
    </HintsContext>
  );
}

/** The error message of a text field, or `undefined`. */
export const useFieldError = (field: FieldName) => use(ErrorsContext)[field];

/** The hints of a field, without its error. */
export const useFieldHints = (field: FieldName) =>
  use(HintsContext).filter((hint) => hint.field === field && !hint.isError);

/** How many hints at these fields ask for a change or a review, to say so while their section is closed. */
export const useHintCount = (fields: readonly string[]) =>
  use(HintsContext).filter(({ field, level }) => level !== 'information' && fields.includes(field)).length;
