import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Form } from '@pcb/ui/Form';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, useState } from 'react';

export function SignIn() {
  const [errors, setErrors] = useState<{ password?: string }>({});

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const response = await fetch('/api/session', { method: 'POST', body: new FormData(event.currentTarget) });
    setErrors(response.ok ? {} : { password: 'This password does not belong to this address.' });
  }

  return (
    <main style={{ maxWidth: '24rem', margin: '4rem auto', padding: '0 1rem' }}>
      <Card>
        <Form validationErrors={errors} onSubmit={(event) => void signIn(event)}>
          <Stack>
            <Heading level={1}>Sign in</Heading>
            <TextField label="Email" name="email" type="email" autoComplete="username" isRequired />
            <TextField label="Password" name="password" type="password" autoComplete="current-password" isRequired />
            <Button type="submit">Sign in</Button>
          </Stack>
        </Form>
      </Card>
    </main>
  );
}
