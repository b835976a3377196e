import { loadFailedText } from '../remote/loadFailedText.ts';

export const signedInBrowsersContent = {
  title: 'Where you are signed in',
  loading: 'Loading where you are signed in…',
  failed: loadFailedText('The list of browsers'),
  thisBrowser: 'This browser',
  device: (browser = 'A browser', system?: string) => (system === undefined ? browser : `${browser} on ${system}`),
  lastUsed: 'Last used',
  since: 'Signed in',
  address: 'From',
  end: 'Sign out',
  endNamed: (device: string, address: string) => `Sign out ${device}, ${address}`,
  endOthers: 'Sign out all others',
  only: 'You are signed in nowhere else.',
};

export type SignedInBrowsersContent = typeof signedInBrowsersContent;

export const passwordDialogContent = {
  title: 'Change password',
  current: 'Current password',
  password: 'New password',
  note: 'All other browsers in which you are signed in are signed out.',
  submit: 'Change password',
  cancel: 'Cancel',
};

export type PasswordDialogContent = typeof passwordDialogContent;
