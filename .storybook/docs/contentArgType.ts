/** `argTypes` of a screen's `content` prop. Without it, the table would print the whole content file. */
export const contentArgType = {
  control: false,
  table: { type: { summary: 'typeof its content file' }, defaultValue: { summary: 'its English content' } },
} as const;
