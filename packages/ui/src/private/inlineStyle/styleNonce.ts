'use client';
import { createContext, use, useSyncExternalStore } from 'react';

export const StyleNonce = createContext<string | null>(null);

const subscribe = () => () => undefined;

/**
 * The nonce for style elements on the server and during hydration in a `StyleNonceProvider`, when browsers would ignore
 * `style` attributes. Later it is `null`, because React then sets styles by script, which every policy allows.
 */
export function useStyleNonce(): string | null {
  const nonce = use(StyleNonce);
  return useSyncExternalStore(
    subscribe,
    () => null,
    () => nonce,
  );
}
