export const emptyCredentials = {
  name: 'Enter your full name.',
  email: 'Enter your email address.',
  password: 'Enter your password.',
};
