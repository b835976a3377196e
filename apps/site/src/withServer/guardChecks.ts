const check = (cookie: string) => `isSignedIn = /(^|; )${cookie}=/.test(document.cookie);`;

/**
 * The checks of the two guards, by their sign-in page. A script cannot read the session cookie, so the server sets another
 * one without a secret, which only says that there is a session. If it is wrong, the server refuses the requests.
 */
export const guardChecks = {
  '/admin/login': check('pcb_administrator_hint'),
  '/login': check('pcb_customer_hint'),
};
