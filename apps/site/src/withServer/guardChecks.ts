const check = (cookie: string) => `isSignedIn = /(^|; )${cookie}=/.test(document.cookie);`;

/**
 * The checks of the two guards, by their sign-in page. A script cannot read the cookie of a session; beside it the server
 * sets one without a secret, which says that there is a session. It can be wrong: the routes ask the server.
 */
export const guardChecks = {
  '/admin/login': check('pcb_administrator_hint'),
  '/login': check('pcb_customer_hint'),
};
