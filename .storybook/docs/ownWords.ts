/** For `argTypes`: the prop that holds a screen's words. Without this its row would print the whole content file. */
export const ownWords = {
  control: false,
  table: { type: { summary: 'typeof its content file' }, defaultValue: { summary: 'its English words' } },
} as const;
