/** Joins class names, without the empty ones. */
export const joinClassNames = (...classNames: readonly (string | false | null | undefined)[]) =>
  classNames.filter(Boolean).join(' ');
