import { type FormEvent, useState } from 'react';
import { Button, Checkbox, FieldError, Form, Heading, Input, Label, TextField } from 'react-aria-components';
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
      <Heading level={1}>Sign in</Heading>
      <Form validationErrors={error === undefined ? {} : { password: error }} onSubmit={submit}>
        <TextField name="email" type="email" autoComplete="username" isRequired>
          <Label>Email</Label>
          <Input />
          <FieldError />
        </TextField>
        <TextField name="password" type="password" autoComplete="current-password" isRequired>
          <Label>Password</Label>
          <Input />
          <FieldError />
        </TextField>
        <Checkbox name="remember">{({ isSelected }) => <>{isSelected ? '☑' : '☐'} Keep me signed in</>}</Checkbox>
        <Button type="submit">Sign in</Button>
      </Form>
      <p role="status">{message}</p>
    </main>
  );
}

mount(<SignIn />);
