'use client';
import { Form } from '@pcb/ui/Form';
import { Stack } from '@pcb/ui/Stack';
import type { ReactNode } from 'react';
import type { Sending } from '../remote/remote.ts';
import { useFieldProblems } from '../remote/useFieldProblems.ts';
import { ProblemNote } from './ProblemNote.tsx';

interface DialogFormProps extends Sending {
  id: string;
  /** The typed values: a new object or string after each change. */
  values: unknown;
  onSubmit: () => void;
  children: ReactNode;
}

export function DialogForm({ id, values, isSaving = false, problems, onSubmit, children }: DialogFormProps) {
  return (
    <Form
      id={id}
      validationErrors={useFieldProblems(problems, values)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSubmit();
      }}
    >
      <Stack gap="large">
        {children}
        <ProblemNote text={problems?.general} />
      </Stack>
    </Form>
  );
}
