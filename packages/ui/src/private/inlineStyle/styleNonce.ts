'use client';
import { createContext, use, useSyncExternalStore } from 'react';

export const StyleNonce = createContext<string | null>(null);

const subscribe = () => () => undefined;

/**
 * The nonce for style elements, as long as a browser would ignore `style` attributes: on the server and during hydration
 * in a `StyleNonceProvider`. Later React sets styles by script, which every policy allows, and the result is `null`.
 */
export function useStyleNonce(): string | null {
  const nonce = use(StyleNonce);
  return useSyncExternalStore(
    subscribe,
    () => null,
    () => nonce,
  );
}
