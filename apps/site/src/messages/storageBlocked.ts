/** Shown when sign-in fails because the browser cannot store the session. */
export const storageBlocked = {
  title: 'You could not be signed in.',
  description: 'This browser blocks storage for this site, or its storage is full, so it cannot keep you signed in.',
} as const;
