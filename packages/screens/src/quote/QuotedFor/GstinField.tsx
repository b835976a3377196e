'use client';
import { TextField } from '@pcb/ui/TextField';
import { gstinKind, gstinProblem, normalisedGstin, stateOfGstin } from '@pcb/quoting/gstin';
import { useState } from 'react';
import type { QuotedForContent } from './QuotedFor.content.ts';

export interface GstinFieldProps {
  /** The GSTIN as typed. */
  value: string;
  /** Called on every change. A GSTIN that can be one is written without spaces, in capitals, when the field is left. */
  onChange: (gstin: string) => void;
  content: QuotedForContent;
}

const gstinLength = 15;

/** A field for a GSTIN, which says whose it is, or what is odd about it. It does not keep a form from being sent. */
export function GstinField({ value, onChange, content }: GstinFieldProps) {
  // A GSTIN that is still being typed is not answered.
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
