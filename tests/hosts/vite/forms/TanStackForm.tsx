import { Button } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { useForm } from '@tanstack/react-form';

export function NamePanel({ onSave }: { onSave: (panel: { name: string }) => void }) {
  const form = useForm({ defaultValues: { name: '' }, onSubmit: ({ value }) => onSave(value) });
  return (
    <Form
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <Stack>
        <form.Field
          name="name"
          validators={{ onSubmit: ({ value }) => (value === '' ? 'Enter a name.' : undefined) }}
          children={({ name, state, handleChange, handleBlur }) => (
            <TextField
              label="Panel"
              isRequired
              name={name}
              value={state.value}
              onChange={handleChange}
              onBlur={handleBlur}
              isInvalid={!state.meta.isValid}
              errorMessage={state.meta.errors.join(' ')}
            />
          )}
        />
        <Button type="submit">Save</Button>
      </Stack>
    </Form>
  );
}
