export const contentScreenContent = {
  onThisPage: 'On this page',
  /** The button that opens the list of sections on a narrow screen. */
  sectionsOfPage: (count: number) => `On this page · ${count} sections`,
  related: 'Related',
  linkTo: (title: string) => `Link to ${title}`,
  sources: 'Sources',
  figuresFrom: 'Source of these figures:',
  source: (number: number) => `Source ${number}`,
  backTo: (name: string) => `Back to ${name}`,
  note: { info: 'Good to know', warning: 'Take care' },
};

export type ContentScreenContent = typeof contentScreenContent;
