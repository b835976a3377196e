/** Why nobody can sign in where nothing can be stored. */
export const storageBlocked = {
  title: 'You could not be signed in.',
  description: 'This browser blocks or has run out of storage for this site, so it cannot remember who you are.',
} as const;
