export const guardChecks = {
  '/admin/login': "isSignedIn = localStorage.getItem('adminAuthenticated') === 'true';",
  '/login': `const { name, email = '' } = JSON.parse(localStorage.getItem('loggedInUser'));
isSignedIn = typeof name === 'string' && typeof email === 'string' && (name + email).trim() !== '';`,
};
