'use client';
import { type ReactNode, useMemo } from 'react';
import { cssText } from '../../private/inlineStyle/cssText.ts';
import { StyleNonce } from '../../private/inlineStyle/styleNonce.ts';

export interface StyleNonceProviderProps {
  /** The nonce of this response, which `style-src` of its Content-Security-Policy contains. */
  nonce: string;
  /** The page. */
  children: ReactNode;
}

/**
 * For pages that a server renders under a Content-Security-Policy without inline styles. Until a page has hydrated, its
 * components have their widths, heights and columns from style elements with the nonce instead of from `style`
 * attributes, which the browser ignores. Without such a policy, and in pages that only the browser renders, leave it out.
 * @example <StyleNonceProvider nonce={nonce}>{page}</StyleNonceProvider>
 */
export function StyleNonceProvider({ nonce, children }: StyleNonceProviderProps) {
  const nonced = useMemo(() => ({ nonce, cssText }), [nonce]);
  return <StyleNonce value={nonced}>{children}</StyleNonce>;
}
