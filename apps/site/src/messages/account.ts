export const accountMessages = {
  signedIn: 'Login successful! Redirecting to dashboard...',
  invalidCredentials: { mark: '❌', title: 'Invalid credentials. Please try again.' },
  notSignedIn: 'You could not be signed in because the server did not respond. Try again in a moment.',
  registered: {
    title: 'Your application has been soldered to the wrong board.',
    description: 'Our registration department is a potted plant. It is thinking about it.',
  },
  profileSaved: 'Your profile is saved.',
  placeholder: (action: string) => `${action} is not wired yet.`,
} as const;
