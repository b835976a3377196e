const check = (cookie: string) => `isSignedIn = /(^|; )${cookie}=/.test(document.cookie);`;

/** Scripts cannot read the session cookie, so the server sets a second one that only shows that there is a session. */
export const guardChecks = {
  '/admin/login': check('pcb_administrator_hint'),
  '/login': check('pcb_customer_hint'),
};
