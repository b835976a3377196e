import { passwordLength } from '@pcb/records/passwords';

const { min, max } = passwordLength;

export const newPasswordContent = {
  rule: `At least ${min} characters; spaces are fine. Not a common password, your name or your e-mail address.`,
  tooShort: `At least ${min} characters.`,
  tooLong: `At most ${max} characters.`,
};

export type NewPasswordContent = typeof newPasswordContent;
