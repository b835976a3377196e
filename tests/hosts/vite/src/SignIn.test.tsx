import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SignIn } from './SignIn.tsx';

it('keeps the form if the password is missing', async () => {
  render(<SignIn />);
  await userEvent.type(screen.getByLabelText('Email'), 'anjali@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter the password.')).toBeDefined();
});
