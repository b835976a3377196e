import type { PasswordProblem } from '@pcb/api/security';
import { charactersIn, passwordLength } from '@pcb/records/passwords';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../http/apiError.ts';

/** About 49,000 passwords from leaks, in lower case. */
const common = new Set(dictionary['passwords-common']);

interface Owner {
  name: string;
  email: string;
}

/** Ignores case and spaces, which do not make a password harder to guess. */
const bare = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s/g, '');

export function passwordProblem(password: string, { name, email }: Owner): PasswordProblem | undefined {
  if (charactersIn(password) < passwordLength.min) return 'short';
  const typed = bare(password);
  if (new Set(typed).size < 2 || common.has(typed)) return 'common';
  const [localPart = ''] = email.split('@');
  return [name, email, localPart].some((own) => bare(own) === typed) ? 'own' : undefined;
}

/** Throws `invalid` with the problem in `fields.password` if a new password is too easy to guess. */
export function checkNewPassword(password: string, owner: Owner): void {
  const problem = passwordProblem(password, owner);
  if (problem) throw new ApiError('invalid', { fields: { password: problem } });
}
