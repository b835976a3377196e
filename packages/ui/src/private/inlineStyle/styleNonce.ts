'use client';
import { createContext, type CSSProperties, use, useSyncExternalStore } from 'react';

export interface NonceStyles {
  nonce: string;
  /** Returns the declarations of a style. The provider passes it, so that only its users load the code. */
  cssText: (style: CSSProperties) => string;
}

export const StyleNonce = createContext<NonceStyles | null>(null);

const subscribe = () => () => undefined;

/**
 * Returns the nonce for style elements on the server and during hydration in a `StyleNonceProvider`, when browsers
 * would ignore `style` attributes. Later it returns `null`, because React then sets styles by script, which every
 * policy allows.
 */
export function useStyleNonce(): NonceStyles | null {
  const nonceStyles = use(StyleNonce);
  return useSyncExternalStore(
    subscribe,
    () => null,
    () => nonceStyles,
  );
}
