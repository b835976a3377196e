'use client';
import { type ReactNode, useMemo } from 'react';
import { cssText } from '../../private/inlineStyle/cssText.ts';
import { StyleNonce } from '../../private/inlineStyle/styleNonce.ts';

export interface StyleNonceProviderProps {
  /** The nonce in `style-src` of the Content-Security-Policy of this response. */
  nonce: string;
  /** The page. */
  children: ReactNode;
}

/**
 * Makes computed styles work on pages that a server renders under a Content-Security-Policy without inline styles. The
 * browser ignores `style` attributes there, so components set widths, heights and columns in style elements with the
 * nonce until the page has hydrated. Pages without such a policy, and pages that only the browser renders, do not need
 * it.
 * @example <StyleNonceProvider nonce={nonce}>{page}</StyleNonceProvider>
 */
export function StyleNonceProvider({ nonce, children }: StyleNonceProviderProps) {
  const nonceStyles = useMemo(() => ({ nonce, cssText }), [nonce]);
  return <StyleNonce value={nonceStyles}>{children}</StyleNonce>;
}
