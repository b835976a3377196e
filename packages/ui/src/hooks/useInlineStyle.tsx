'use client';
import type { CSSProperties, ReactNode } from 'react';
import { useStyleNonce } from '../private/inlineStyle/styleNonce.ts';

export interface InlineStyle {
  /** Render it before the element. */
  sheet: ReactNode;
  /** Spread it on the element. */
  styled: { style?: CSSProperties; 'data-pcb-style'?: string };
}

/**
 * Returns a computed `style` for an element. In a `StyleNonceProvider` it is a style element with the nonce until the
 * page has hydrated. Put constant styles in a class.
 * @example
 * const { sheet, styled } = useInlineStyle({ width: `${percentage}%` });
 * return <>{sheet}<div {...styled} /></>;
 */
export function useInlineStyle(style: CSSProperties | undefined): InlineStyle {
  const nonceStyles = useStyleNonce();
  const text = nonceStyles === null || style === undefined ? '' : nonceStyles.cssText(style);
  if (nonceStyles === null || text === '') return { sheet: null, styled: style ? { style } : {} };
  return {
    // Elements with the same style share a rule.
    sheet: <style nonce={nonceStyles.nonce}>{`[data-pcb-style=${JSON.stringify(text)}]{${text}}`}</style>,
    styled: { 'data-pcb-style': text },
  };
}
