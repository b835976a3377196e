export const sampleNoteContent = {
  badge: 'Sample data',
  text: 'Parts and prices are examples. Request a quote before you design them in.',
};

export type SampleNoteContent = typeof sampleNoteContent;
