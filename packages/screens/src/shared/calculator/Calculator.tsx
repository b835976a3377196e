'use client';
import { formatMil } from '@pcb/engineering/lengths';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useSettled } from '../useSettled.ts';
import type { CalculatorContent } from './Calculator.content.ts';
import {
  alternative as alternativeStyle,
  basis as basisStyle,
  checkIcon,
  checks,
  figure as figureStyle,
  figureUnit,
  form,
  formula as formulaStyle,
  frame,
  notes,
  noteTerm,
  panel,
  parts,
  result,
  row,
  rowCheck,
  rowLabel,
  rows as rowsStyle,
  rowValue,
  term,
  verdicts,
} from './Calculator.css.ts';
import { readTypedNumber } from '../typedNumber.ts';

interface CheckProps {
  isMet: boolean;
  children: ReactNode;
}

/** Whether something holds, in words and with an icon. */
export function Check({ isMet, children }: CheckProps) {
  const Icon = isMet ? CircleCheck : TriangleAlert;
  return (
    <span className={isMet ? checks.met : checks.missed}>
      <Icon size={16} aria-hidden="true" className={checkIcon} />
      <span>{children}</span>
    </span>
  );
}

export interface Answer {
  /** What the figure is. */
  label: string;
  /** What was asked for; `undefined` where it cannot be given. */
  figure: string | undefined;
  /** Of the figure. */
  unit?: string;
  /** Instead of a unit: the figure is a verdict in words. */
  verdict?: 'met' | 'missed';
  /** The same in another unit. */
  alternative?: string | undefined;
  /** What else is known. `undefined` stands for a value that cannot be given. */
  rows?: readonly { id: string; label: string; value: string | undefined; check?: ReactNode }[];
  /** What it means, or why there is none. */
  sentence: string;
  /** Said before the sentence: what the rows show to the eye, where the figure alone may stay as it was. */
  spoken?: string;
  /** Something to look at. */
  warning?: string | undefined;
}

export interface CalculatorProps {
  title: string;
  /** The words of every calculator. */
  words: CalculatorContent;
  /** What the answer rests on. */
  basis: { formula: string; limits: string; accuracy?: string; source: string };
  /** What the fields measure. */
  drawing?: ReactNode;
  answer: Answer;
  /** The fields. */
  children: ReactNode;
}

const basisParts = ['formula', 'limits', 'accuracy', 'source'] as const;

/** The frame of a calculator: fields, their answer beside them where there is room, and below what it rests on. */
export function Calculator({ title, words, basis, drawing, answer, children }: CalculatorProps) {
  const titleId = useId();
  const { label, figure, unit, verdict, alternative, rows = [], sentence, warning } = answer;
  const said = [answer.spoken, sentence, warning].filter((part) => part !== undefined).join(' ');
  const spoken =
    figure === undefined ? said : words.announce(label, unit === undefined ? figure : `${figure} ${unit}`, said);
  const announcement = useSettled(spoken);
  return (
    <div className={frame}>
      <div className={parts}>
        {/* Nothing is sent: Enter in the only text field of a form would otherwise load the page anew. */}
        <form aria-labelledby={titleId} noValidate onSubmit={(event) => event.preventDefault()} className={form}>
          <Heading level={3} id={titleId}>
            {title}
          </Heading>
          {children}
        </form>
        <div role="group" aria-label={words.result} className={panel}>
          {drawing}
          <div className={result}>
            <Text size="small" tone="muted">
              {label}
            </Text>
            <p className={verdict === undefined ? figureStyle : verdicts[verdict]}>
              {figure ?? words.none}
              {figure === undefined || unit === undefined ? null : <span className={figureUnit}> {unit}</span>}
            </p>
            {alternative === undefined ? null : <p className={alternativeStyle}>{alternative}</p>}
          </div>
          {rows.length === 0 ? null : (
            <dl className={rowsStyle}>
              {rows.map(({ id, label: name, value, check }) => (
                <div key={id} className={row}>
                  <dt className={rowLabel}>{name}</dt>
                  <dd className={rowValue}>{value ?? words.none}</dd>
                  {check === undefined ? null : <dd className={rowCheck}>{check}</dd>}
                </div>
              ))}
            </dl>
          )}
          <Stack gap="small">
            <Text size="small">{sentence}</Text>
            {warning === undefined ? null : <Check isMet={false}>{warning}</Check>}
          </Stack>
        </div>
      </div>
      <dl className={basisStyle}>
        {basisParts.map((part) =>
          basis[part] === undefined ? null : (
            <div key={part} className={notes}>
              <dt className={noteTerm}>{words[part]}</dt>
              <dd className={part === 'formula' ? formulaStyle : term}>{basis[part]}</dd>
            </div>
          ),
        )}
      </dl>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

interface TypedFieldProps {
  label: string;
  unit: string;
  value: string;
  onChange: (typed: string) => void;
  /** What is wrong with it. */
  error: string | undefined;
  description?: ReactNode;
  /** @default 'decimal' */
  inputMode?: 'numeric' | 'decimal';
}

/** A number that stays as it was typed: a field that corrects it would change what the answer is for. */
export function TypedField({ error, inputMode = 'decimal', ...props }: TypedFieldProps) {
  return (
    <TextField
      {...props}
      inputMode={inputMode}
      isInvalid={error !== undefined}
      errorMessage={error}
      validationBehavior="aria"
      autoComplete="off"
    />
  );
}

/** A length in mm, with the same in mil below it. */
export function LengthField({
  words,
  ...props
}: Omit<TypedFieldProps, 'unit' | 'description' | 'inputMode'> & { words: CalculatorContent }) {
  const read = readTypedNumber(props.value, 'zeroOrMore');
  return (
    <TypedField
      {...props}
      unit={words.millimetres}
      // Never left out: react-aria does not tie a description to the input that comes later.
      description={<bdi>{words.mil(read.isValid ? formatMil(read.value) : words.none)}</bdi>}
    />
  );
}
