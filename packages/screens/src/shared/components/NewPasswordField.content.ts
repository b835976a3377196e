export const newPasswordContent = {
  rule: 'At least 8 characters; spaces are fine. Not a common password, your name or your e-mail address.',
  tooShort: 'At least 8 characters.',
  tooLong: 'At most 200 characters.',
};

export type NewPasswordContent = typeof newPasswordContent;
