/** The used part of the Trusted Types API, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string | null }) => unknown;
}

/**
 * Allows `innerHTML = ''`, which react-aria uses before it announces a new value of a number field. The
 * Content-Security-Policy still refuses any other text.
 */
export function allowEmptyMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });
}
