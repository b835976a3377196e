import type { JSX } from 'react';
import { Styled } from '../inlineStyle/Styled.tsx';

/** Renders an element of react-aria and sets its styles with `useInlineStyle`. */
export const renderStyled = (element: JSX.IntrinsicElements['div']) => <Styled {...element} />;
