import { passwordDialogContent, signedInBrowsersContent } from '../../shared/access/access.content.ts';
import { recoveryCodesContent } from '../private/RecoveryCodes/RecoveryCodes.content.ts';

export const adminAccessContent = {
  title: 'Your access',
  password: {
    title: 'Password',
    text: 'A new password signs out all other browsers.',
    action: 'Change password',
  },
  recoveryCodes: {
    title: 'Recovery codes',
    text: 'They sign you in without your phone. New ones replace the old ones.',
    action: 'Make new codes',
  },
  browsers: signedInBrowsersContent,
};

export type AdminAccessContent = typeof adminAccessContent;

export const adminAccessDialogContent = {
  password: passwordDialogContent,
  codes: {
    title: 'New recovery codes',
    text: 'Your previous recovery codes stop working once you continue.',
    code: 'Code of your authenticator app',
    submit: 'Make new codes',
    cancel: 'Cancel',
    savedTitle: 'Save your recovery codes',
    ...recoveryCodesContent,
    done: 'Done',
  },
};

export type AdminAccessDialogContent = typeof adminAccessDialogContent;
