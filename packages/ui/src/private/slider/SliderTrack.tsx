'use client';
import type { ReactNode } from 'react';
import { SliderFill as AriaSliderFill, SliderTrack as AriaSliderTrack } from 'react-aria-components/Slider';
import { renderStyled } from './renderStyled.tsx';
import * as styles from './slider.css.ts';

interface SliderTrackProps {
  /** The class of the filled part of the line. */
  fill: string;
  children: ReactNode;
}

/** Draws the line, filled up to the thumb or between the two thumbs. */
export function SliderTrack({ fill, children }: SliderTrackProps) {
  return (
    <AriaSliderTrack className={styles.track} render={renderStyled}>
      <AriaSliderFill className={fill} render={renderStyled} />
      {children}
    </AriaSliderTrack>
  );
}
