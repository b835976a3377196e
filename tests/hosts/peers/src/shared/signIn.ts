/** The response of a server to the sign-in form. */
export function signIn(fields: FormData): { error?: string; message?: string } {
  if (fields.get('password') !== 'correct') return { error: 'This password does not belong to this address.' };
  const duration = fields.has('remember') ? 'until you sign out' : 'for one hour';
  return { message: `Signed in as ${String(fields.get('email'))} ${duration}.` };
}
