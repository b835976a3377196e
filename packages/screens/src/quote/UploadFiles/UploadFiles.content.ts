import { sentence } from '../form/sentence.ts';

export const uploadFilesContent = {
  upload: 'Upload',
  signIn: sentence('Please ', 'log in', '/login', ' to send it. It stays chosen.'),
  tryAgain: 'Try again',
  tryAgainWith: (label: string) => `Try again with ${label}`,
};

export type UploadFilesContent = typeof uploadFilesContent;
