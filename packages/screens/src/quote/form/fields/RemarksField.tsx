'use client';
import { maxTextLength } from '@pcb/quoting/queryParameters';
import { TextArea } from '@pcb/ui/TextArea';
import { memo } from 'react';
import { FieldNote } from './FieldNote.tsx';
import type { TypedFieldProps } from './TypedFields.tsx';

/** Remarks for the engineers. The help counts the remaining characters. */
export const RemarksField = memo(function RemarksField({ onChange, help, ...props }: TypedFieldProps) {
  return (
    <TextArea
      {...props}
      maxLength={maxTextLength}
      onChange={(typed) => onChange(props.name, typed)}
      description={<FieldNote field={props.name} help={help} />}
    />
  );
});
