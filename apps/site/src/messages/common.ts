import type { Brand } from '@pcb/screens/brand';

export const notSaved = 'Your entry could not be saved. Nothing was changed; try again in a moment.';

export const notReloaded = {
  title: 'The latest values could not be loaded.',
  description: 'What you typed is still there.',
} as const;

export const notSignedOut = {
  title: 'You could not be signed out.',
  description: 'The server did not respond. Try again in a moment.',
} as const;

export const storageBlocked = {
  title: 'You could not be signed in.',
  description: 'This browser blocks storage for this site, or its storage is full, so it cannot keep you signed in.',
} as const;

/** The toast of a control that has no effect yet, exactly as specified. */
export const unwired = (feature: string, { name }: Brand) => `🚧 ${feature} we are ${name} 🚀`;

/** Does not reveal whether the email or the password is wrong. */
export const wrongCredentials = { fields: { password: 'The email or the password is wrong.' } };
