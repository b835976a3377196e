export const notices = ['Order updates', 'Newsletter'];

export const languages = [
  { id: 'en', label: 'English' },
  { id: 'hi', label: 'Hindi' },
  { id: 'ml', label: 'Malayalam' },
];
