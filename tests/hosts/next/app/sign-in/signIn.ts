'use server';

export async function signIn(_: object, form: FormData): Promise<{ password?: string }> {
  const isKnown = form.get('password') === 'correct';
  return isKnown ? {} : { password: 'This password does not belong to this address.' };
}
