import { emptyCredentials } from '../../shared/components/emptyCredentials.ts';

export const adminSignInContent = {
  title: 'Admin Panel Login',
  email: 'Email Address',
  password: 'Password',
  empty: emptyCredentials,
  submit: 'Login',
  back: { label: '← Back to Website', href: '/' },
};

export type AdminSignInContent = typeof adminSignInContent;
