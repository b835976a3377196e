import { emptyCredentials } from '../../shared/components/emptyCredentials.ts';

export const signInContent = {
  panel: {
    title: 'Welcome to the product',
    tagline: 'Manage your PCB projects in one place, from the first layout to the assembled board.',
  },
  title: 'Sign In',
  subtitle: 'Use the demo credentials below to log in',
  email: 'Email',
  password: 'Password',
  empty: emptyCredentials,
  submit: 'Sign In',
  demo: { title: 'Demo credentials', email: 'Email', password: 'Password', use: 'Use these' },
  forgotten: { label: 'Forgotten your password?', href: '/login#forgotten' },
  code: { label: 'Sign in with a code by e-mail', href: '/login#code' },
  register: { question: "Don't have an account?", action: 'Register' },
};

export type SignInContent = typeof signInContent;
