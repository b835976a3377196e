'use server';
import * as z from 'zod';

const SignIn = z.object({
  email: z.email('Enter an address like name@example.com.'),
  password: z.string().min(5, 'A password has at least five characters.'),
});

export async function signIn(_: object, form: FormData): Promise<Partial<Record<string, string[]>>> {
  const read = SignIn.safeParse(Object.fromEntries(form));
  if (!read.success) return z.flattenError(read.error).fieldErrors;
  const isKnown = read.data.password === 'correct';
  return isKnown ? {} : { password: ['This password does not belong to this address.'] };
}
