export const contentScreenContent = {
  onThisPage: 'On this page',
  related: 'Related',
  /** The link of a heading to itself. */
  linkTo: (title: string) => `Link to ${title}`,
  note: { info: 'Good to know', warning: 'Take care' },
};

export type ContentScreenContent = typeof contentScreenContent;
