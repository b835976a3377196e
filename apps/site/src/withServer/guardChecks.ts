const check = (cookie: string) => `isSignedIn = /(^|; )${cookie}=/.test(document.cookie);`;

/**
 * By sign-in page. Scripts cannot read the session cookie, so the server sets a second one without a secret that shows
 * that there is a session. If it is wrong, the server refuses the requests.
 */
export const guardChecks = {
  '/admin/login': check('pcb_administrator_hint'),
  '/login': check('pcb_customer_hint'),
};
