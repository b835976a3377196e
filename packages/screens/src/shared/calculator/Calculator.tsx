'use client';
import { formatMmAsMil } from '@pcb/engineering/lengths';
import { readTypedNumber } from '@pcb/quoting/typedNumber';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { keepTogether } from '../format/keepTogether.ts';
import { useDebouncedAnnouncement } from '../hooks/useDebouncedAnnouncement.ts';
import { useErrorAfterPause } from '../hooks/useErrorAfterPause.ts';
import * as toolFrameStyles from '../styles/toolFrame.css.ts';
import type { CalculatorContent } from './Calculator.content.ts';
import * as styles from './Calculator.css.ts';

interface CheckProps {
  isMet: boolean;
  children: ReactNode;
}

export function Check({ isMet, children }: CheckProps) {
  const Icon = isMet ? CircleCheck : TriangleAlert;
  return (
    <span className={isMet ? styles.checks.met : styles.checks.missed}>
      <Icon size={16} aria-hidden="true" className={styles.checkIcon} />
      <span>{children}</span>
    </span>
  );
}

export interface Result {
  label: string;
  figure: string | undefined;
  unit?: string;
  /** Set instead of a unit if the figure is a verdict in words. */
  verdict?: 'met' | 'missed' | undefined;
  alternative?: string | undefined;
  rows?: readonly { id: string; label: string; value: string | undefined; check?: ReactNode }[];
  sentence: string;
  /** Announced before the sentence: a summary of the rows, which can change while the figure does not. */
  spoken?: string | undefined;
  warning?: string | undefined;
}

export interface CalculatorProps {
  title: string;
  labels: CalculatorContent;
  basis: { formula: string; limits: string; accuracy?: string; source: string };
  /** A drawing of the dimensions in the fields. */
  drawing?: ReactNode;
  result: Result;
  children: ReactNode;
}

const basisParts = ['formula', 'limits', 'accuracy', 'source'] as const;

export function Calculator({ title, labels, basis, drawing, result, children }: CalculatorProps) {
  const titleId = useId();
  const { label, figure, unit, verdict, alternative, rows = [], sentence, warning } = result;
  const message = [result.spoken, sentence, warning].filter((part) => part !== undefined).join(' ');
  useDebouncedAnnouncement(
    figure === undefined ? message : labels.announce(label, unit === undefined ? figure : `${figure} ${unit}`, message),
  );
  return (
    <div className={toolFrameStyles.toolFrame}>
      <div className={styles.parts}>
        {/* Enter in the only text field of a form would reload the page. */}
        <form aria-labelledby={titleId} noValidate onSubmit={(event) => event.preventDefault()} className={styles.form}>
          <Heading level={3} id={titleId}>
            {title}
          </Heading>
          {children}
        </form>
        <Stack role="group" aria-label={labels.result} className={styles.panel}>
          {drawing}
          <div className={styles.result}>
            <Text size="small" tone="muted">
              {label}
            </Text>
            <p className={verdict === undefined ? styles.figure : styles.verdicts[verdict]}>
              <span>{keepTogether(figure ?? labels.none)}</span>
              {figure === undefined || unit === undefined ? null : (
                <span className={styles.figureUnit}>{` ${unit}`}</span>
              )}
            </p>
            {alternative === undefined ? null : <p className={styles.alternative}>{alternative}</p>}
          </div>
          {rows.length === 0 ? null : (
            <dl className={styles.rows}>
              {rows.map(({ id, label: name, value, check }) => (
                <Inline key={id} align="baseline" justify="space-between" gap="small" className={styles.row}>
                  <dt className={styles.rowLabel}>{name}</dt>
                  <dd className={styles.rowValue}>{value ?? labels.none}</dd>
                  {check === undefined ? null : <dd className={styles.rowCheck}>{check}</dd>}
                </Inline>
              ))}
            </dl>
          )}
          <Stack gap="small">
            <Text size="small">{sentence === undefined ? null : keepTogether(sentence)}</Text>
            {warning === undefined ? null : <Check isMet={false}>{warning}</Check>}
          </Stack>
        </Stack>
      </div>
      <Stack elementType="dl" gap="small" className={styles.basis}>
        {basisParts.map((part) => {
          const text = basis[part];
          return text === undefined ? null : (
            <div key={part} className={styles.notes}>
              <dt className={styles.noteTerm}>{labels[part]}</dt>
              <dd className={part === 'formula' ? styles.formula : styles.term}>{keepTogether(text)}</dd>
            </div>
          );
        })}
      </Stack>
    </div>
  );
}

interface TypedFieldProps {
  label: string;
  unit: string;
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
  description?: ReactNode;
  inputMode?: 'numeric' | 'decimal';
}

/** Keeps the text as typed; a corrected value would change the result. */
export function TypedField({ error, inputMode = 'decimal', ...props }: TypedFieldProps) {
  const { error: shown, showNow } = useErrorAfterPause(error, props.value);
  return (
    <TextField
      {...props}
      inputMode={inputMode}
      onBlur={showNow}
      isInvalid={shown !== undefined}
      errorMessage={shown}
      validationBehavior="aria"
      autoComplete="off"
    />
  );
}

/** A length in mm, with the value in mil below. */
export function LengthField({
  labels,
  ...props
}: Omit<TypedFieldProps, 'unit' | 'description' | 'inputMode'> & { labels: CalculatorContent }) {
  const read = readTypedNumber(props.value, 'zeroOrMore');
  return (
    <TypedField
      {...props}
      unit={labels.millimetres}
      // Always set: react-aria does not link a description that is added later to the input.
      description={
        read.isValid ? (
          <bdi>{labels.mil(formatMmAsMil(read.value))}</bdi>
        ) : (
          <bdi aria-hidden="true">{labels.mil(labels.none)}</bdi>
        )
      }
    />
  );
}
