'use client';
import type { ReactNode } from 'react';
import { SliderFill as AriaSliderFill, SliderTrack as AriaSliderTrack } from 'react-aria-components/Slider';
import { renderStyled } from './renderStyled.tsx';
import { track } from './slider.css.ts';

interface SliderTrackProps {
  /** The class of the part of the line that is filled. */
  fill: string;
  /** The thumbs. */
  children: ReactNode;
}

/** The line, filled up to the thumb or between the two thumbs. */
export function SliderTrack({ fill, children }: SliderTrackProps) {
  return (
    <AriaSliderTrack className={track} render={renderStyled}>
      <AriaSliderFill className={fill} render={renderStyled} />
      {children}
    </AriaSliderTrack>
  );
}
