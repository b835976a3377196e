'use client';
import { fillMessage } from '../fillMessage.ts';
import { type TimeLimits, timeProblem } from './timeProblem.ts';
import * as styles from './TypedField.css.ts';
import { TypedField, type TypedPartProps } from './TypedField.tsx';
import type { TimeLanguage } from './useTimeLanguage.ts';
import type { TypedText } from './useTypedText.ts';

interface TimeTextFieldProps extends TypedPartProps {
  time: TypedText;
  language: TimeLanguage;
  limits: TimeLimits;
}

export function TimeTextField({ time, language, limits, emptyMessage, ...props }: TimeTextFieldProps) {
  const { messages, clock } = language;
  return (
    <TypedField
      {...props}
      typed={time}
      // A numeric keyboard cannot type am and pm.
      inputMode={clock.is12Hour ? 'text' : 'numeric'}
      placeholder={clock.is12Hour ? `${messages.format} ${clock.am}/${clock.pm}` : messages.format}
      problemOf={(text) => timeProblem(text, limits, language)}
      readingOf={(value) => fillMessage(messages.readAs, { time: clock.write(value) })}
      emptyMessage={emptyMessage ?? messages.missing}
      inputClassName={styles.timeInput}
    />
  );
}
