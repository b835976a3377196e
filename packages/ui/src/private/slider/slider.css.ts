import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { hideControl } from '../hideControl.ts';

const thumbSize = '1.25rem';
const lineHeight = '0.375rem';

export const root = component.style({
  display: 'grid',
  gap: vars.space.hairline,
  minWidth: 0,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

/** The user can press the whole height; the line is in its middle. */
export const track = component.style({
  position: 'relative',
  height: '2rem',
  // The thumb stays inside the root at both ends.
  marginInline: `calc(${thumbSize} / 2)`,
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: `calc(${thumbSize} / -2)`,
    top: `calc(50% - ${lineHeight} / 2)`,
    height: lineHeight,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceSunken,
  },
  '@media': {
    [touch]: { height: vars.size.touch },
    [forcedColors]: { '::before': { borderColor: 'CanvasText' } },
  },
  // Keeps the label and the value readable.
  selectors: { [states.disabled]: { cursor: 'not-allowed', opacity: vars.opacity.disabled } },
});

/** Between the two thumbs of a range. */
export const rangeFill = component.style({
  top: `calc(50% - ${lineHeight} / 2)`,
  // Overrides the height that react-aria sets on the element; it fills a track of the thickness of its line.
  maxHeight: lineHeight,
  background: vars.color.brand,
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** Starts at the end of the track, which the centre of the thumb does not reach. */
export const fill = component.style([
  rangeFill,
  {
    boxSizing: 'content-box',
    marginInlineStart: `calc(${thumbSize} / -2)`,
    paddingInlineStart: `calc(${thumbSize} / 2)`,
    borderRadius: vars.radius.round,
  },
]);

export const mark = component.style({
  position: 'absolute',
  top: `calc(50% - ${thumbSize} / 2)`,
  width: '2px',
  height: thumbSize,
  marginInlineStart: '-1px',
  background: vars.color.text,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const thumb = component.style({
  top: '50%',
  width: thumbSize,
  height: thumbSize,
  border: `2px solid ${vars.color.brand}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  cursor: 'grab',
  '@media': {
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { borderColor: 'ButtonText', background: 'ButtonFace' },
  },
  selectors: {
    [states.hovered]: { background: vars.color.brandSoft },
    '&[data-dragging]': { background: vars.color.brandSoft, cursor: 'grabbing' },
    [states.focusVisible]: focusRing,
    [states.disabled]: { cursor: 'not-allowed' },
  },
});

hideControl(thumb, component.rule);
