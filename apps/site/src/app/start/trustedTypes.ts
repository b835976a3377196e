/** The part of the Trusted Types API used here, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string | null }) => unknown;
}

/**
 * Lets scripts empty an element with `innerHTML = ''`, as react-aria does before it announces another value of a number
 * field. The Content-Security-Policy still refuses any other text.
 */
export function allowEmptyMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });
}
