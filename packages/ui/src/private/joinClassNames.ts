/** One class attribute from those that are there. */
export const joinClassNames = (...classNames: readonly (string | false | null | undefined)[]) =>
  classNames.filter(Boolean).join(' ');
