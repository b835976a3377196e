import { AdminSignIn, urlSteps } from '#build/AdminSignIn.tsx';
import type { PageHandle } from '../../../app/routing/page.ts';

export const handle: PageHandle = {
  title: 'Admin Panel Login',
  description: 'Sign in as an administrator to manage orders, services, inquiries and quotations.',
  ...urlSteps,
};

export const Component = AdminSignIn;
