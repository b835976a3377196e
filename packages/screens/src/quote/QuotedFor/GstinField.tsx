'use client';
import { gstinKind, gstinProblem, normalisedGstin, stateOfGstin } from '@pcb/quoting/gstin';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import type { QuotedForContent } from './QuotedFor.content.ts';

export interface GstinFieldProps {
  value: string;
  /** Called on every change. On blur, a valid GSTIN is normalised: capitals, without spaces. */
  onChange: (gstin: string) => void;
  content: QuotedForContent;
}

const gstinLength = 15;

/** A GSTIN field that shows the holder's state or a warning. A warning does not block submitting. */
export function GstinField({ value, onChange, content }: GstinFieldProps) {
  // No feedback while the GSTIN is being typed.
  const [isTyping, setTyping] = useState(false);
  const typed = normalisedGstin(value);
  const isAnswered = typed !== '' && (!isTyping || typed.length >= gstinLength);
  const problem = isAnswered ? gstinProblem(typed) : null;
  const kind = gstinKind(typed);
  return (
    <TextField
      label={content.gstin}
      description={kind ? content.gstinOf(kind, stateOfGstin(typed)) : content.gstinHelp}
      isInvalid={problem !== null}
      errorMessage={problem && content.gstinProblem(problem)}
      validationBehavior="aria"
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      value={value}
      onChange={(gstin) => {
        setTyping(true);
        onChange(gstin);
      }}
      onBlur={() => {
        setTyping(false);
        if (kind && value !== typed) onChange(typed);
      }}
    />
  );
}
