/** The checks of the two guards, by their sign-in page, on the session of the demonstration that `data/storage.ts` writes. */
export const guardChecks = {
  '/admin/login': "isSignedIn = localStorage.getItem('adminAuthenticated') === 'true';",
  '/login': `const { name, email = '' } = JSON.parse(localStorage.getItem('loggedInUser'));
isSignedIn = typeof name === 'string' && typeof email === 'string' && (name + email).trim() !== '';`,
};
