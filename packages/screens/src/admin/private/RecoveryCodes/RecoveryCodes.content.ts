export const recoveryCodesContent = {
  intro:
    'If you do not have your phone, sign in with one of these codes. Each works once, and they are shown only now.',
  list: 'Recovery codes',
  copy: 'Copy all',
  copied: 'The recovery codes are copied.',
  download: 'Download',
  saved: 'I have saved the codes where I find them without my phone.',
  notSaved: 'Save the codes first, then check this box.',
  done: 'Continue',
};

export type RecoveryCodesContent = typeof recoveryCodesContent;
