'use client';
import { createContext, type CSSProperties, use, useSyncExternalStore } from 'react';

export interface NoncedStyles {
  nonce: string;
  /** The declarations of a style. From the provider, so that only its users load the code. */
  cssText: (style: CSSProperties) => string;
}

export const StyleNonce = createContext<NoncedStyles | null>(null);

const subscribe = () => () => undefined;

/**
 * The nonce for style elements, as long as a browser would ignore `style` attributes: on the server and during hydration
 * in a `StyleNonceProvider`. Later React sets styles by script, which every policy allows, and the result is `null`.
 */
export function useStyleNonce(): NoncedStyles | null {
  const nonced = use(StyleNonce);
  return useSyncExternalStore(
    subscribe,
    () => null,
    () => nonced,
  );
}
