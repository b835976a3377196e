/** What the fields of a person's own credentials say while they are empty. */
export const emptyCredentials = {
  name: 'Enter your full name.',
  email: 'Enter your email address.',
  password: 'Enter your password.',
};
