import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const input = style(
  inComponents({
    // As a flex box it would not scroll its own text.
    display: 'block',
    height: 'auto',
    paddingBlock: vars.space.small,
    lineHeight: vars.lineHeight.normal,
    resize: 'vertical',
  }),
);
