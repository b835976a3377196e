export const contentScreenContent = {
  onThisPage: 'On this page',
  related: 'Related',
  /** The label of the link that each heading has to itself. */
  linkTo: (title: string) => `Link to ${title}`,
  note: { info: 'Good to know', warning: 'Take care' },
};

export type ContentScreenContent = typeof contentScreenContent;
