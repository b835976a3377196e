export const contentScreenContent = {
  onThisPage: 'On this page',
  /** The button that opens the list of sections on a narrow screen. */
  sectionsOfPage: (count: number) => `On this page · ${count} sections`,
  related: 'Related',
  /** The label of the link that each heading has to itself. */
  linkTo: (title: string) => `Link to ${title}`,
  sources: 'Sources',
  /** Before the reference to the source of figures that have no caption. */
  figuresFrom: 'Source of these figures:',
  /** The accessible name of a reference to a source. */
  source: (number: number) => `Source ${number}`,
  /** The accessible name of the link from a source to the table that cites it. */
  backTo: (name: string) => `Back to ${name}`,
  note: { info: 'Good to know', warning: 'Take care' },
};

export type ContentScreenContent = typeof contentScreenContent;
