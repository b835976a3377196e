'use client';
import type { ElementType, HTMLAttributes, RefAttributes } from 'react';
import { useInlineStyle } from '../../hooks/useInlineStyle.tsx';

interface StyledProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  elementType?: ElementType;
}

/** Renders an element with a computed `style`, for server components and lists. */
export function Styled({ elementType: Element = 'div', style, ...props }: StyledProps) {
  const { sheet, styled } = useInlineStyle(style);
  return (
    <>
      {sheet}
      <Element {...props} {...styled} />
    </>
  );
}
