/** The used part of the Trusted Types API, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string | null }) => unknown;
}

/** react-aria sets `innerHTML = ''` before it announces a number field's value. The policy still refuses other text. */
export function allowEmptyMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });
}
