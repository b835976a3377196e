import { globalStyle } from '@vanilla-extract/css';
import { component, composite } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

/** The scroll container, so that keys scroll it at once. react-aria limits its height to the window. */
export const popover = component.style({
  boxSizing: 'border-box',
  width: `min(22rem, 100vw - 2 * ${vars.space.medium})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
    [motionAllowed]: {
      transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
      selectors: { [`${states.entering}, ${states.exiting}`]: { opacity: 0 } },
    },
  },
});

export const content = component.style({ padding: `0 ${vars.space.large} ${vars.space.large}` });

// react-aria's own button for screen readers duplicates ours, and has no Hindi name.
globalStyle(`.${content.split(' ').join('.')} ~ div`, component.rule({ display: 'none' }));

/** Has no box, so that the trigger takes part in the layout of the page. */
export const trigger = component.style({ display: 'contents' });

export const header = component.style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.small,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.raised,
  paddingBlock: `${vars.space.medium} ${vars.space.xsmall}`,
  background: vars.color.surfaceRaised,
});

export const title = composite.style({ minWidth: 0, paddingBlock: vars.space.xsmall });

export const close = composite.style({ flex: 'none', marginInlineEnd: `calc(-1 * ${vars.space.small})` });
