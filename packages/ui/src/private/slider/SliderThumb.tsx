'use client';
import { useLayoutEffect, useRef } from 'react';
import {
  SliderThumb as AriaSliderThumb,
  type SliderThumbProps as AriaSliderThumbProps,
} from 'react-aria-components/Slider';
import { renderStyled } from './renderStyled.tsx';
import * as styles from './slider.css.ts';

interface SliderThumbProps extends Pick<AriaSliderThumbProps, 'index' | 'aria-label'> {
  valueText: string;
}

/** A handle whose value is read out as `valueText`. */
export function SliderThumb({ valueText, ...props }: SliderThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  // react-aria writes a plain number, but again only when the number changes.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', valueText), [valueText]);
  return <AriaSliderThumb {...props} inputRef={input} className={styles.thumb} render={renderStyled} />;
}
