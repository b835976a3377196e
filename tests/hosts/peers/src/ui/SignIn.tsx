import '@pcb/ui/reset.css';
import { Button } from '@pcb/ui/Button';
import { Checkbox } from '@pcb/ui/Checkbox';
import { Form } from '@pcb/ui/Form';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, useState } from 'react';
import { mount } from '../shared/mount.ts';
import { signIn } from '../shared/signIn.ts';

function SignIn() {
  const [{ error, message }, setAnswer] = useState<ReturnType<typeof signIn>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAnswer(signIn(new FormData(event.currentTarget)));
  };
  return (
    <main>
      <Form validationErrors={error === undefined ? {} : { password: error }} onSubmit={submit}>
        <Stack>
          <Heading level={1}>Sign in</Heading>
          <TextField label="Email" name="email" type="email" autoComplete="username" isRequired />
          <TextField label="Password" name="password" type="password" autoComplete="current-password" isRequired />
          <Checkbox name="remember">Keep me signed in</Checkbox>
          <Button type="submit">Sign in</Button>
          <Text role="status">{message}</Text>
        </Stack>
      </Form>
    </main>
  );
}

mount(<SignIn />);
