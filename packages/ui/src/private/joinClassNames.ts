export const joinClassNames = (...classNames: readonly (string | false | null | undefined)[]) =>
  classNames.filter(Boolean).join(' ');
