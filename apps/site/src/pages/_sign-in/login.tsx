import { SignIn, urlSteps } from '#build/SignIn.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = {
  title: 'Sign In',
  description: 'Sign in to track your orders, invoices, queries and quotations.',
  ...urlSteps,
};

export const Component = SignIn;
