import { Button } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { Stack } from '@pcb/ui/Stack';
import type { ReactNode } from 'react';

interface SubmittingFormProps {
  /** The name of the field whose value is reported. */
  name: string | undefined;
  onSubmit: (value: FormDataEntryValue | null) => void;
  children: ReactNode;
}

/** A form with one field and a button, which reports the value of the field. */
export const SubmittingForm = ({ name = '', onSubmit, children }: SubmittingFormProps) => (
  <Form
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(new FormData(event.currentTarget).get(name));
    }}
  >
    <Stack align="start">
      {children}
      <Button type="submit">Save</Button>
    </Stack>
  </Form>
);
