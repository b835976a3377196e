import { Register } from '#build/Register.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = {
  title: 'Register',
  description: 'Join the community: fill in your details to get started.',
};

export const Component = Register;
