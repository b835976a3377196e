import { emptyCredentials } from '../../shared/components/emptyCredentials.ts';

export const registerContent = {
  panel: {
    title: 'Join the community',
    tagline: 'All your boards, quotations and orders in one account.',
  },
  title: 'Register',
  subtitle: 'Fill in your details to get started',
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  empty: emptyCredentials,
  submit: 'Register',
  signIn: { question: 'Already have an account?', action: 'Login' },
};

export type RegisterContent = typeof registerContent;
