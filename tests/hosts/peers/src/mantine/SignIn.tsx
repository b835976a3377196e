import { Button, Checkbox, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { mount } from '../shared/mount.ts';
import { signIn } from '../shared/signIn.ts';
import { Page } from './Page.tsx';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Title.css';

function SignIn() {
  const [{ error, message }, setAnswer] = useState<ReturnType<typeof signIn>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAnswer(signIn(new FormData(event.currentTarget)));
  };
  return (
    <main>
      <form onSubmit={submit}>
        <Stack>
          <Title order={1}>Sign in</Title>
          <TextInput label="Email" name="email" type="email" autoComplete="username" required />
          <TextInput
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={error}
          />
          <Checkbox label="Keep me signed in" name="remember" />
          <Button type="submit">Sign in</Button>
          <Text role="status">{message}</Text>
        </Stack>
      </form>
    </main>
  );
}

mount(
  <Page>
    <SignIn />
  </Page>,
);
