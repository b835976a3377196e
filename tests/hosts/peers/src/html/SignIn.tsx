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
      <h1>Sign in</h1>
      <form onSubmit={submit}>
        <label htmlFor="email">Email</label>
        <input id="email" name="email" type="email" autoComplete="username" required />
        <label htmlFor="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          aria-invalid={error !== undefined}
          aria-describedby="password-error"
        />
        <p id="password-error" role="alert">
          {error}
        </p>
        <label>
          <input type="checkbox" name="remember" /> Keep me signed in
        </label>
        <button type="submit">Sign in</button>
      </form>
      <p role="status">{message}</p>
    </main>
  );
}

mount(<SignIn />);
