export const faqScreenContent = {
  related: 'Related',
};

export type FaqScreenContent = typeof faqScreenContent;
