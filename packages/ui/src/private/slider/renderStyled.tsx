import type { JSX } from 'react';
import { Styled } from '../inlineStyle/Styled.tsx';

/** Renders an element of react-aria with its styles as `useInlineStyle` sets them. */
export const renderStyled = (element: JSX.IntrinsicElements['div']) => <Styled {...element} />;
