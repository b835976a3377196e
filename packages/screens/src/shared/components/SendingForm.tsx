'use client';
import { Button, type ButtonProps } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { Stack } from '@pcb/ui/Stack';
import type { ReactNode } from 'react';
import type { Sending } from '../remote/remote.ts';
import { useFieldProblems } from '../remote/useFieldProblems.ts';
import { ProblemNote } from './ProblemNote.tsx';
import * as styles from './SendingForm.css.ts';

interface SendingFormProps<Field extends string> extends Sending<Field>, Pick<ButtonProps, 'size' | 'variant'> {
  /** The id for a button outside of the form. */
  id?: string;
  /** The typed values: another object or string after each change. */
  values: unknown;
  /** Called when the form is submitted and passes the browser's validation. Not called while saving. */
  onSubmit: () => void;
  /** The label of its button. Omit it in a `FormDialog`, whose button is in the footer. */
  submit?: string | undefined;
  children: ReactNode;
}

/** A form that shows the reasons why it was refused. `size` and `variant` apply to its button. */
export function SendingForm<Field extends string>({
  id,
  values,
  isSaving = false,
  problems,
  onSubmit,
  submit,
  size = 'medium',
  variant = 'solid',
  children,
}: SendingFormProps<Field>) {
  return (
    <Form
      {...(id !== undefined && { id })}
      validationErrors={useFieldProblems(problems, values)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSubmit();
      }}
    >
      <Stack gap={submit === undefined ? 'large' : 'xlarge'}>
        {children}
        <ProblemNote text={problems?.general} />
        {submit === undefined ? null : (
          <Button type="submit" size={size} variant={variant} isPending={isSaving} className={styles.button}>
            {submit}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
