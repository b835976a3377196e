export const loadFailedText = (subject: string) => ({
  title: `${subject} could not be loaded`,
  text: 'Check your connection, then try again.',
  retry: 'Try again',
});
