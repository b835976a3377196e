import { Button } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { Controller, useForm } from 'react-hook-form';

export function NameBoard({ onSave }: { onSave: (board: { name: string }) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { name: '' } });
  return (
    <Form validationBehavior="aria" onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Stack>
        <Controller
          control={control}
          name="name"
          rules={{ required: 'Enter a name.' }}
          render={({ field, fieldState: { invalid, error } }) => (
            <TextField label="Board" isRequired {...field} isInvalid={invalid} errorMessage={error?.message} />
          )}
        />
        <Button type="submit">Save</Button>
      </Stack>
    </Form>
  );
}
