'use client';
import { useLayoutEffect, useRef } from 'react';
import {
  SliderThumb as AriaSliderThumb,
  type SliderThumbProps as AriaSliderThumbProps,
} from 'react-aria-components/Slider';
import { renderStyled } from './renderStyled.tsx';
import { thumb } from './slider.css.ts';

interface SliderThumbProps extends Pick<AriaSliderThumbProps, 'index' | 'aria-label'> {
  valueText: string;
}

/** The handle, with the value in words. */
export function SliderThumb({ valueText, ...props }: SliderThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  // react-aria formats the value as a plain number; only its own value changes its attribute again.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', valueText), [valueText]);
  return <AriaSliderThumb {...props} inputRef={input} className={thumb} render={renderStyled} />;
}
