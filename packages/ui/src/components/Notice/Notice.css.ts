import { toneFill, toneInk } from '../../private/tone.css.ts';
import { composite } from '../../theme/layerStyles.ts';
import { forcedColors, touch } from '../../theme/media.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const notice = composite.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: toneFill,
  color: vars.color.text,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' }, print: { breakInside: 'avoid', borderColor: toneInk } },
});

/** Has the height of the first line, which centres the icon on it. */
export const icon = composite.style({ flex: 'none', height: '1lh', color: toneInk });

export const text = composite.style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const title = composite.style({ fontWeight: vars.fontWeight.strong });

const lineHeight = `${vars.fontSize.base} * ${vars.lineHeight.normal}`;

// Has the height of the first line, so that the button does not make a one-line notice higher. Its own `lh` is smaller.
const asHighAsLine = (size: string) => `calc((${lineHeight} - ${size}) / 2)`;

export const close = composite.style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  marginBlock: asHighAsLine(vars.size.controlSmall),
  marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  '@media': {
    [touch]: { width: vars.size.touch, height: vars.size.touch, marginBlock: asHighAsLine(vars.size.touch) },
    [forcedColors]: { border: '1px solid ButtonText' },
  },
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:focus-visible': focusRing,
  },
});
