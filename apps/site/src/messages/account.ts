/** What sign-in, registration and the account say in toasts and alerts, word for word where it is specified. */
export const accountMessages = {
  signedIn: 'Login successful! Redirecting to dashboard...',
  invalidCredentials: '❌ Invalid credentials. Please try again.',
  notSignedIn: 'You could not be signed in, because our server did not answer. Try again in a moment.',
  registered: {
    title: 'Your application has been soldered to the wrong board.',
    description: 'Our registration department is a potted plant. It is thinking about it.',
  },
  placeholder: (action: string) => `${action} is not wired yet.`,
} as const;
