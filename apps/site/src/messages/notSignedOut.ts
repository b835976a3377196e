/** Shown when the server does not end the session. */
export const notSignedOut = {
  title: 'You could not be signed out.',
  description: 'The server did not respond. Try again in a moment.',
} as const;
