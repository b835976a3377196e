'use client';
import { Button } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { useActionState } from 'react';
import { signIn } from './signIn';

export function SignIn() {
  const [errors, submit, isPending] = useActionState(signIn, {});
  return (
    <Form action={submit} validationErrors={errors}>
      <Stack>
        <Heading level={1}>Sign in</Heading>
        <TextField label="Email" name="email" type="email" isRequired />
        <TextField label="Password" name="password" type="password" isRequired />
        <Button type="submit" isPending={isPending}>
          Sign in
        </Button>
      </Stack>
    </Form>
  );
}
