/** Anybody may use the account of the demonstration, so nothing about it can be changed. */
export const AccountSecurity = (_: { email: string }) => null;
