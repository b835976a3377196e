import { forcedColors, motionAllowed } from '../theme/media.ts';
import { states } from '../theme/states.ts';
import { vars } from '../theme/vars.css.ts';

export const popoverSurface = {
  display: 'flex',
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [motionAllowed]: {
      transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
      selectors: { [`${states.entering}, ${states.exiting}`]: { opacity: 0 } },
    },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
} as const;
