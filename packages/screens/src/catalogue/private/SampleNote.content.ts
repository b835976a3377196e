export const sampleNoteContent = {
  badge: 'Sample data',
  text: 'Parts and prices are examples. Ask us for a quote before you plan with them.',
};

export type SampleNoteContent = typeof sampleNoteContent;
