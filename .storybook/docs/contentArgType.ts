export const contentArgType = {
  control: false,
  table: { type: { summary: 'typeof its content file' }, defaultValue: { summary: 'its English content' } },
} as const;
